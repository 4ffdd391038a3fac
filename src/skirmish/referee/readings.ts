import type { SkirmishRulings } from '../rulings.ts';

/** The rulings that a log can be judged by; the others say how the lists decide. */
export type Readings = Omit<SkirmishRulings, Extract<keyof SkirmishRulings, `npc.${string}`>>;

/** Traits that are choices, which may never be taken. */
const CHOICE = ['sensible', 'never'] as const;

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
  'carried.held': ['unopposed', 'contact', 'control'],
  'carried.jumps': ['from-hands', 'free-only'],
  'carried.explodes': ['yes', 'no'],
  'stealth.when': ['guard-activates', 'figure-moves'],
  'swaps.per-test': ['unlimited', 'one'],
  'formation.both': ['figures', 'alone'],
  'neutralise.at-one': ['yes', 'no'],
  'escort.leads': ['alone', 'together'],
  'escort.panic': ['led', 'leader'],
  'escort.hatched': ['goes-on', 'lost'],
  'wound.order': ['more-first', 'less-first'],
  'wound.down-to-one': ['any-loss', 'damage'],
  'traits.adrenalina': ['damage', 'any-loss'],
  'recovery.test': ['resistance', 'will'],
  'traits.witalnosc': ['activation', 'round'],
  'traits.przesadny': ['one-reroll', 'one-of-each'],
  'traits.niepewny': ['when-swapping', 'at-once'],
  'swaps.free-at-one': ['allowed', 'forbidden'],
  'swaps.forced-counts': ['counts', 'extra'],
  'success.critical': ['two-sixes', 'one-with-hindrance'],
  'traits.szczescie-idioty': ['die', 'roll'],
  'traits.medytacja': ['in-reach', 'shot-at'],
  'traits.psuj-items': ['technical', 'all'],
  'traits.psuj-when': ['after', 'before'],
  'traits.technofobia': ['not-weapons', 'weapons-too'],
  'traits.tchorzliwy': ['hp-or-number', 'any-enemy'],
  'traits.improwizacja': ['objectives', 'never'],
  'darkness.hinders': ['attacks-and-perception', 'all', 'nothing'],
  'use.przezorny': CHOICE,
  'use.hazardzista': CHOICE,
  'use.strateg': CHOICE,
  'use.mistyk': CHOICE,
  'use.kowal-losu': CHOICE,
  'use.medytacja': CHOICE,
  'use.oszust': CHOICE,
  'use.przywodca': CHOICE,
  'use.urodzony-dowodca': CHOICE,
  'use.ofiara': CHOICE,
  'use.taktyk': CHOICE,
  'use.szczescie-idioty': CHOICE,
  'use.obronca': CHOICE,
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
