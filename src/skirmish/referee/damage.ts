import type { LogEvent } from '../log/event.ts';
import type { Weapon } from '../spec.ts';
import { figureOf, type Game, touching } from './game.ts';
import type { Figure } from './roster.ts';
import { readDrops } from './things.ts';
import { loseHp, readAfterLoss } from './traits/recovery.ts';
import { checkWound, LESSENING, readWound, type Wound } from './traits/wounds.ts';

type DamageEvent = Extract<LogEvent, { readonly type: 'damage' }>;

/** Something that ignores successes; the log may name it by any of the ids. */
export interface Protection {
  readonly ids: readonly string[];
  readonly count: number;
}

/** Cover of the terrain and Krycie się, as far as they count against the weapon (Teren i osłona; Krycie się). */
export function coverAgainst(game: Game, target: Figure, weapon: Weapon, isCovered: boolean): Protection[] {
  if (weapon.ignoresCover) return [];
  const counts = weapon.kind !== 'melee' || game.readings['cover.in-melee'] === 'yes';
  const ids = [...(isCovered && counts ? ['cover'] : []), ...(target.hunkered ? ['hunker'] : [])];
  if (game.readings['cover.hunker-stacks'] === 'yes') return ids.map((id) => ({ ids: [id], count: 1 }));
  return ids.length === 0 ? [] : [{ ids, count: 1 }];
}

/** Shields and formations, which count whatever the weapon does to cover. */
export function otherProtection(game: Game, target: Figure, weapon: Weapon): Protection[] {
  const shield = target.shield > 0 ? [{ ids: ['shield'], count: target.shield }] : [];
  return weapon.kind === 'melee' && isInFormation(game, target) ? [...shield, { ids: ['formacja'], count: 1 }] : shield;
}

/** Przykładowe profile BN, Wojownik Historyczny. */
function isInFormation(game: Game, figure: Figure): boolean {
  if (!figure.traits.has('formacja')) return false;
  const beside = touching(game, figure).filter(({ side }) => side === figure.side);
  return beside.some(({ traits }) => traits.has('formacja') || game.readings['formation.both'] === 'alone');
}

interface DueDamage {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: Weapon;
  readonly successes: number;
  readonly protection: readonly Protection[];
}

/** Reads what an attack takes; the successes that nothing ignored. */
export function readAttackDamage(game: Game, due: DueDamage): number {
  const { attacker, target, weapon, successes, protection } = due;
  const { page } = game;
  const total = protection.reduce((sum, { count }) => sum + count, 0);
  const through = Math.max(0, successes - total);
  const isWasted =
    weapon.harmless || (through === 1 && weapon.needsTwo && game.readings['beast.damage'] === 'two-needed');
  const wound = readWound(game, target, isWasted ? 0 : through);
  const event = page.take('damage');
  if (event.by !== attacker.number) page.blame(`the damage is by ${event.by}, not by ${attacker.label}`);
  if (event.successes !== successes) page.blame(`${event.successes} successes do damage; ${successes} were counted`);
  checkIgnored(game, event, protection, Math.min(successes, total));
  takeHp(game, event, target, wound);
  return through;
}

/** What is named must protect the target, and be enough for all that is ignored. */
function checkIgnored({ page }: Game, event: DamageEvent, protection: readonly Protection[], least: number): void {
  const ignored = event.ignored.filter(({ by }) => !LESSENING.includes(by));
  const left = [...protection];
  for (const { by, count } of ignored) {
    const place = left.findIndex(({ ids }) => ids.includes(by));
    if (place < 0) page.blame(`${by} ignores successes, but does not protect the target`);
    const [source] = place < 0 ? [] : left.splice(place, 1);
    if (source !== undefined && count > source.count) page.blame(`${by} ignores ${count}, not ${source.count}`);
  }
  const named = ignored.reduce((sum, { count }) => sum + count, 0);
  const expected = protection.map(({ ids }) => ids.join(' or ')).join(', ');
  if (named < least) page.blame(`${named} successes are ignored, not ${least} (${expected})`);
}

/** Reads what a trap takes that was not evaded. */
export function readTrapDamage(game: Game, target: Figure, damage: number): void {
  const wound = readWound(game, target, damage);
  const event = game.page.take('damage');
  if (event.by !== null) game.page.blame('the damage of a trap is by a figure');
  const isCounted = event.ignored.some(({ by }) => !LESSENING.includes(by));
  if (event.successes !== 0 || isCounted) game.page.blame('the damage of a trap counts successes');
  takeHp(game, event, target, wound);
}

/** Where fewer PŻ are left than are lost, either number may stand as taken. */
function takeHp(game: Game, event: DamageEvent, target: Figure, wound: Wound): void {
  const { page } = game;
  const { taken: amount } = wound;
  const before = target.hp;
  checkWound(game, event, wound);
  if (event.figure !== target.number) page.blame(`figure ${event.figure} is damaged, not ${target.label}`);
  const left = Math.max(0, target.hp - amount);
  if (event.taken !== amount && event.taken !== target.hp - left)
    page.blame(`${event.taken} PŻ are taken, not ${amount}`);
  if (event.hp !== left) page.blame(`${event.hp} PŻ are left of ${target.hp}, not ${left}`);
  loseHp(target, event.hp);
  target.hp = event.hp;
  if (target.hp === 0) readElimination(game, target);
  else readAfterLoss(game, target, before, 'damage');
  if (target.hp > 0 && page.isNext('eliminated')) {
    readElimination(game, target);
    page.blame(`${target.label} is eliminated with ${target.hp} PŻ`);
  }
}

/** Walka, Eliminacja: at 0 PŻ the figure leaves the table. */
function readElimination(game: Game, target: Figure): void {
  const figure = figureOf(game, game.page.take('eliminated').figure);
  if (figure !== target) game.page.blame(`${figure.label} is eliminated, not ${target.label}`);
  target.status = 'eliminated';
  readDrops(game, target);
}
