import { subjectsOf } from '../skirmish/traits/body.ts';
import { type Conflict, traitConflicts } from '../skirmish/traits/conflicts.ts';
import { TEST_SUBJECTS, TRAIT_CATEGORIES, type Trait } from '../skirmish/traits/trait.ts';
import { TRAITS } from '../skirmish/traits/traits.ts';
import { TRAIT_USES } from '../skirmish/traits/uses.ts';
import type { Listed } from './list.ts';

/** Every trait with its price, its rule, what it touches and whether battles show it. */
export function listedTraits(): Listed[] {
  return Object.entries(TRAITS).map(([id, trait]) => ({ facts: factsOf(id, trait), lines: linesOf(id, trait) }));
}

/** Pairs of traits that are pointless on one figure, or that work differently than each alone. */
export function listedConflicts(): Listed[] {
  return traitConflicts().map((conflict) => ({ facts: { ...conflict }, lines: conflictLines(conflict) }));
}

function factsOf(id: string, trait: Trait): Listed['facts'] {
  const { name, pc, category, place, rule, hooks, readings = [], use, covered, why } = trait;
  return {
    id,
    name,
    pc,
    category,
    categoryName: TRAIT_CATEGORIES[category],
    place,
    rule,
    hooks,
    tests: subjectsOf(trait),
    readings,
    ...(use === undefined ? {} : { use: { ruling: use, policies: TRAIT_USES[use].options } }),
    covered,
    ...(why === undefined ? {} : { why }),
  };
}

function linesOf(id: string, trait: Trait): string[] {
  const { name, pc, category, place, rule, readings = [], use, covered, why } = trait;
  const subjects = subjectsOf(trait);
  const price = pc === null ? 'no PC printed' : `${pc > 0 ? `+${pc}` : `−${-pc}`} PC`;
  return [
    `${id}  ${name.pl} / ${name.en}  (${price}; ${TRAIT_CATEGORIES[category].pl})`,
    `    ${rule.en} (${place})`,
    ...(subjects.length === 0
      ? []
      : [`    tests: ${subjects.length === TEST_SUBJECTS.length ? 'any' : subjects.join(', ')}`]),
    ...(readings.length === 0 ? [] : [`    --ruling  ${readings.join(', ')}`]),
    ...(use === undefined ? [] : [`    --ruling  ${use}: ${TRAIT_USES[use].options.sensible}; or never`]),
    ...(why === undefined ? [] : [`    ${covered === 'none' ? 'not played' : 'partly played'}: ${why.en}`]),
  ];
}

function conflictLines({ traits, kind, why }: Conflict): string[] {
  return [`${traits.join(' + ')}  (${kind})`, `    ${why}`];
}
