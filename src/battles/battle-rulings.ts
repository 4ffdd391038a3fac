import { SKIRMISH_RULINGS, type SkirmishRulings } from '../skirmish/rulings.ts';
import { defaultOption, type RulingSet } from '../systems/ruling.ts';
import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';

/** Options of rulings by their ids; those not named are at their defaults. */
export type ChosenRulings = Readonly<Partial<SkirmishRulings>>;

const RULINGS: RulingSet = SKIRMISH_RULINGS;

/** The options asked for a ruling, `all` being every one. @throws InputError for an unknown ruling or option */
export function readRulingGrid(id: string, options: readonly string[]): string[] {
  if (!Object.hasOwn(RULINGS, id)) throw new InputError(unknownName('ruling', id, Object.keys(RULINGS)));
  const known = Object.keys(RULINGS[id]!.options);
  if (options.length === 1 && options[0] === 'all') return known;
  for (const [index, option] of options.entries()) {
    if (!known.includes(option)) throw new InputError(unknownName(`option of ruling ${id}`, option, known));
    if (options.indexOf(option) < index) throw new InputError(`ruling ${id} lists ${option} twice`);
  }
  return [...options];
}

/** The rulings that are not at their defaults, in the order in which they are declared. */
export function changedRulings(options: Readonly<Record<string, string>>): ChosenRulings {
  const changed = Object.entries(RULINGS).flatMap(([id, ruling]) => {
    const option = options[id] ?? defaultOption(ruling);
    return option === defaultOption(ruling) ? [] : [[id, option] as const];
  });
  return Object.fromEntries(changed) as ChosenRulings;
}
