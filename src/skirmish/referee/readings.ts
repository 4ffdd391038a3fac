import type { SkirmishRulings } from '../rulings.ts';

/** The rulings that a log can be judged by; the others say how the lists decide. */
export type Readings = Omit<SkirmishRulings, Extract<keyof SkirmishRulings, `npc.${string}`>>;

/** Their options, the default first. */
const OPTIONS: { readonly [Id in keyof Readings]: readonly Readings[Id][] } = {
  'activation.order': ['alternate', 'strict', 'npc-block'],
  'activation.npc-control': ['algorithm', 'nearest-after-player'],
  'activation.first': ['roll', 'players', 'npcs'],
  'actions.repeat': ['allowed', 'different'],
  'hunker.attack-then-hunker': ['allowed', 'forbidden'],
  'cover.hunker-stacks': ['no', 'yes'],
  'cover.in-melee': ['no', 'yes'],
  'concealment.with-cover': ['both', 'stronger'],
  'shooting.into-melee': ['allowed', 'forbidden'],
  'shooting.from-melee': ['allowed', 'forbidden'],
  'aim.carries-over': ['no', 'yes'],
  'movement.through-allies': ['allowed', 'forbidden'],
  'test.passed': ['one-success'],
  'beast.damage': ['one-per-success', 'two-needed'],
  'stun.adds-up': ['no', 'yes'],
  'stun.through-cover': ['no', 'yes'],
  'swaps.per-test': ['unlimited', 'one'],
  'formation.both': ['figures', 'alone'],
  'neutralise.at-one': ['yes', 'no'],
};

/** How the log says that the rules were read; what it leaves out or cannot mean is told to `blame`. */
export function readingsOf(said: Readonly<Record<string, string>>, blame: (fault: string) => void): Readings {
  const entries = Object.entries(OPTIONS).map(([id, options]): [string, string] => {
    const option = said[id];
    if (option !== undefined && options.some((known) => known === option)) return [id, option];
    blame(`the ruling ${id} is "${option ?? ''}"; it may be ${options.join(', ')}`);
    return [id, options[0]!];
  });
  return Object.fromEntries(entries) as Readings;
}
