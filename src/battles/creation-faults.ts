import { TRAITS } from '../skirmish/traits/traits.ts';
import { type BoughtFigure, CREATION, type FigureSum, hpRange, sumOf } from './creation.ts';
import { CREATION_DEFAULTS, type CreationOptions } from './creation-rulings.ts';

/** A rule of creation that a band breaks: the keys of the file that it is about, and a sentence with the sum. */
export interface CreationFault {
  readonly keys: readonly PropertyKey[];
  readonly message: string;
}

/** The `creation.pc-cap`: PC that one figure has from PK. */
const MOST_PC_FROM_PK = 24;

/** Every rule of creation that a band breaks, in the order of the file; what the whole band costs comes last. */
export function creationFaults(
  figures: readonly BoughtFigure[],
  options: CreationOptions = CREATION_DEFAULTS,
): CreationFault[] {
  const sum = sumOf(figures, options);
  return [
    ...tooMany(figures.length),
    ...figures.flatMap((figure, index) => [
      ...wrongHp(figure, options),
      ...unlisted(figure),
      ...aboveCap(sum.figures[index]!, options),
    ]),
    ...(sum.pk > CREATION.pk ? [{ keys: ['figures'], message: inSum(sum.figures, sum.pk) }] : []),
  ];
}

/** The fault with the figure that it is about, where the file is not at hand. */
export function faultInWords({ keys: [, figure], message }: CreationFault): string {
  return figure === undefined ? message : `${String(figure)}: ${message}`;
}

function tooMany(count: number): CreationFault[] {
  const { min, max } = CREATION.figures;
  if (count >= min && count <= max) return [];
  return [{ keys: ['figures'], message: `the band has ${count} figures; allowed: ${min}..${max}` }];
}

function wrongHp({ id, hp, traits }: BoughtFigure, options: CreationOptions): CreationFault[] {
  const { min, max } = hpRange(traits, options);
  if (hp >= min && hp <= max) return [];
  return [{ keys: ['figures', id, 'hp'], message: `${hp} PŻ are bought; allowed: ${min}..${max}, before traits` }];
}

function unlisted({ id, traits }: BoughtFigure): CreationFault[] {
  return traits.flatMap((trait, index) => {
    const { category, pc, name, place } = TRAITS[trait]!;
    if (category !== 'profile') return [];
    const price = pc === null ? 'no PC are printed for it' : `its ${signed(pc)} PC are counted as printed there`;
    const message = `${name.pl} is not in the list of Cechy postaci, only in ${place}; ${price}`;
    return [{ keys: ['figures', id, 'traits', index], message }];
  });
}

function aboveCap({ id, owed }: FigureSum, options: CreationOptions): CreationFault[] {
  if (options['creation.pc-cap'] === 'none' || owed <= MOST_PC_FROM_PK) return [];
  const message = `${owed} PC are bought with PK; allowed: at most ${MOST_PC_FROM_PK}`;
  return [{ keys: ['figures', id, 'traits'], message }];
}

/** `ada: 6 PŻ (6 PK) and 4 PC more than its negatives give (2 PK); borys: 6 PŻ (6 PK); the band needs 14 PK of 12`. */
function inSum(figures: readonly FigureSum[], pk: number): string {
  const each = figures.map(({ id, hp, owed, pkForPc }) => {
    const traits = owed === 0 ? '' : ` and ${owed} PC more than its negatives give (${pkForPc} PK)`;
    return `${id}: ${hp} PŻ (${hp} PK)${traits}`;
  });
  return [...each, `the band needs ${pk} PK of ${CREATION.pk}`].join('; ');
}

function signed(pc: number): string {
  return pc > 0 ? `+${pc}` : `−${-pc}`;
}
