import { CREATION, type FigureSum } from '../battles/creation.ts';
import { type CreatedBand, listCreatedBands } from '../battles/load-band.ts';
import type { Listed } from './list.ts';

/** Every band that comes with the program, with what it is made of and the rules of creation that it breaks. */
export function listedBands(): Listed[] {
  return listCreatedBands().map((created) => ({ facts: factsOf(created), lines: linesOf(created) }));
}

function factsOf({ band, sum, faults, breaksRules }: CreatedBand): Listed['facts'] {
  return {
    id: band.id,
    name: band.name,
    figures: band.figures.map((figure) => ({ ...figure, weapons: figure.weapons.map(({ id }) => id) })),
    creation: { ...sum, of: CREATION.pk, faults, breaksRules },
  };
}

function linesOf({ band, sum, faults, breaksRules }: CreatedBand): string[] {
  return [
    `${band.id}  ${band.name.pl} / ${band.name.en}`,
    `    ${sum.pk} PK of ${CREATION.pk}: ${sum.hp} for PŻ, ${sum.pkForPc} for PC`,
    ...band.figures.flatMap(({ name, hp, spd, weapons, traits }, index) => [
      `    ${name}: PŻ ${hp}, SPD ${spd}"; ${[...weapons.map((weapon) => weapon.name.pl), ...traits].join(', ')}`,
      `        ${sumInWords(sum.figures[index]!)}`,
    ]),
    ...(breaksRules === null ? [] : [`    breaks the rules of creation: ${breaksRules}`]),
    ...faults.map((fault) => `        ${fault}`),
  ];
}

/** `5 PŻ bought (5 PK); PC +6 −9, 3 bought (1 PK)`. */
function sumInWords({ hp, gained, spent, owed, pkForPc }: FigureSum): string {
  const bought = owed === 0 ? '' : `, ${owed} bought (${pkForPc} PK)`;
  return `${hp} PŻ bought (${hp} PK); PC +${gained} −${spent}${bought}`;
}
