import { TEST_KINDS, type TestKind } from '../spec.ts';
import type { Trait } from './trait.ts';
import { TRAITS } from './traits.ts';

/** The traits of one figure, folded: a bit for each kind of test, and a flag for each thing it can do. */
export interface FigureTraits {
  readonly advantage: number;
  readonly hindrance: number;
  readonly advantageOnWeakened: number;
  readonly guardsTogether: number;
  readonly seesConcealed: boolean;
  /** For the log: the ids behind each bit. */
  idsOf(hook: TestHook, kind: number): string[];
}

type TestHook = 'advantage' | 'hindrance' | 'advantageOnWeakened' | 'guardsTogether';

/** @throws RangeError when there is no such trait: files are checked before */
export function compileTraits(ids: readonly string[]): FigureTraits {
  const traits = ids.map((id): readonly [string, Trait] => {
    const trait = TRAITS[id];
    if (trait === undefined) throw new RangeError(`no trait '${id}'`);
    return [id, trait];
  });
  const bits = (hook: TestHook) => traits.reduce((sum, [, trait]) => sum | bitsOf(trait[hook] ?? []), 0);
  return {
    advantage: bits('advantage'),
    hindrance: bits('hindrance'),
    advantageOnWeakened: bits('advantageOnWeakened'),
    guardsTogether: bits('guardsTogether'),
    seesConcealed: traits.some(([, trait]) => trait.seesConcealed === true),
    idsOf: (hook, kind) => traits.filter(([, trait]) => bitsOf(trait[hook] ?? []) & (1 << kind)).map(([id]) => id),
  };
}

function bitsOf(kinds: readonly TestKind[]): number {
  return kinds.reduce((sum, kind) => sum | (1 << TEST_KINDS.indexOf(kind)), 0);
}
