import { defaultOption } from '../../systems/ruling.ts';
import { SKIRMISH_RULINGS, type SkirmishRulings } from '../rulings.ts';

/** The rulings of a battle, each with an option: those not named are at their defaults. */
export function completeRulings(chosen: Readonly<Partial<SkirmishRulings>>): SkirmishRulings {
  const all = Object.entries(SKIRMISH_RULINGS).map(([id, ruling]) => [id, defaultOption(ruling)]);
  return { ...(Object.fromEntries(all) as SkirmishRulings), ...chosen };
}

/** The rulings as the engine asks about them: a flag each. */
export interface Readings {
  readonly repeats: boolean;
  readonly hunkersAfterAttack: boolean;
  readonly hunkerStacks: boolean;
  readonly coverInMelee: boolean;
  readonly concealsCovered: boolean;
  readonly shootsIntoMelee: boolean;
  readonly shootsFromMelee: boolean;
  readonly aimCarries: boolean;
  readonly secondAp: SkirmishRulings['npc.second-ap'];
  readonly ownWords: boolean;
  readonly searchesGoal: boolean;
  readonly intercepts: boolean;
  readonly interceptsAttackers: boolean;
  readonly nextOrHunker: SkirmishRulings['npc.next-or-hunker'];
  readonly preferred: SkirmishRulings['npc.preferred'];
  readonly holdsHunkered: boolean;
  readonly approachesFarGoal: boolean;
  readonly shootsFromWorse: boolean;
  readonly throughAllies: boolean;
  readonly beastNeedsTwo: boolean;
  readonly stunsAddUp: boolean;
  readonly stunsThroughCover: boolean;
  readonly swapsOne: boolean;
  readonly guardsBesideAny: boolean;
  readonly neutralisedAtOne: boolean;
}

export function readingsOf(rulings: SkirmishRulings): Readings {
  return {
    repeats: rulings['actions.repeat'] === 'allowed',
    hunkersAfterAttack: rulings['hunker.attack-then-hunker'] === 'allowed',
    hunkerStacks: rulings['cover.hunker-stacks'] === 'yes',
    coverInMelee: rulings['cover.in-melee'] === 'yes',
    concealsCovered: rulings['concealment.with-cover'] === 'both',
    shootsIntoMelee: rulings['shooting.into-melee'] === 'allowed',
    shootsFromMelee: rulings['shooting.from-melee'] === 'allowed',
    aimCarries: rulings['aim.carries-over'] === 'yes',
    secondAp: rulings['npc.second-ap'],
    ownWords: rulings['npc.list-again'] === 'own-words',
    searchesGoal: rulings['npc.search'] === 'goal',
    intercepts: rulings['npc.intruder'] !== 'in-order',
    interceptsAttackers: rulings['npc.intruder'] === 'attackers-too',
    nextOrHunker: rulings['npc.next-or-hunker'],
    preferred: rulings['npc.preferred'],
    holdsHunkered: rulings['npc.hold'] === 'hunker',
    approachesFarGoal: rulings['npc.far-goal'] === 'approach',
    shootsFromWorse: rulings['npc.no-better-place'] === 'shoot',
    throughAllies: rulings['movement.through-allies'] === 'allowed',
    beastNeedsTwo: rulings['beast.damage'] === 'two-needed',
    stunsAddUp: rulings['stun.adds-up'] === 'yes',
    stunsThroughCover: rulings['stun.through-cover'] === 'yes',
    swapsOne: rulings['swaps.per-test'] === 'one',
    guardsBesideAny: rulings['formation.both'] === 'alone',
    neutralisedAtOne: rulings['neutralise.at-one'] === 'yes',
  };
}
