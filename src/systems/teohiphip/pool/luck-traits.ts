import { choice } from '../../parameter.ts';
import type { LuckEffect, LuckTrait } from './luck-trait.ts';
import * as negative from './negative-traits.ts';
import * as positive from './positive-traits.ts';

/** The traits that touch the initiative pool, by id. */
export const LUCK_TRAITS = {
  synchroniczny: negative.synchroniczny,
  pechowiec: negative.pechowiec,
  chwiejny: negative.chwiejny,
  impulsywny: negative.impulsywny,
  nerwowy: negative.nerwowy,
  niepewny: negative.niepewny,
  oportunista: negative.oportunista,
  ostrozny: negative.ostrozny,
  'powolny-refleks': negative.powolnyRefleks,
  przesadny: negative.przesadny,
  chaotyczny: negative.chaotyczny,
  'slepy-w-ciemnosci': negative.slepyWCiemnosci,
  szczesciarz: positive.szczesciarz,
  'kowal-losu': positive.kowalLosu,
  mistyk: positive.mistyk,
  oszust: positive.oszust,
  strateg: positive.strateg,
  hazardzista: positive.hazardzista,
  opanowany: positive.opanowany,
  ekonomiczny: positive.ekonomiczny,
  wytrwaly: positive.wytrwaly,
  taktyk: positive.taktyk,
  'nocny-lowca': positive.nocnyLowca,
  'z-nawiazka': positive.zNawiazka,
} as const satisfies Readonly<Record<string, LuckTrait>>;

export type TraitId = keyof typeof LUCK_TRAITS | 'none';

const NONE: LuckEffect = {};

export function effectOf(id: TraitId): LuckEffect {
  return id === 'none' ? NONE : LUCK_TRAITS[id].effect;
}

export const traitParameter = choice({
  name: { pl: 'cecha', en: 'trait' },
  options: {
    none: { pl: 'bez cechy', en: 'no trait' },
    ...namesOf(LUCK_TRAITS),
  },
  default: 'none',
});

function namesOf<K extends string>(traits: Readonly<Record<K, LuckTrait>>): Record<K, LuckTrait['name']> {
  return Object.fromEntries((Object.entries(traits) as [K, LuckTrait][]).map(([id, { name }]) => [id, name])) as Record<
    K,
    LuckTrait['name']
  >;
}
