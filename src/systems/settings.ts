import { InputError } from '../text/input-error.ts';
import { unknownName } from '../text/nearest.ts';
import type { ParameterValue } from './parameter.ts';
import { defaultOption } from './ruling.ts';
import type { AnyTest } from './system.ts';
import type { View } from './view.ts';

export type ParameterValues = Readonly<Record<string, ParameterValue>>;
export type RulingOptions = Readonly<Record<string, string>>;
export type AnyView = View<ParameterValues, RulingOptions>;

/** Every ruling of the test with the option chosen or its default. @throws InputError for an unknown ruling or option */
export function readRulings(test: AnyTest, chosen: RulingOptions): RulingOptions {
  for (const [id, option] of Object.entries(chosen)) {
    if (!Object.hasOwn(test.rulings, id)) {
      const ids = Object.keys(test.rulings);
      if (ids.length === 0) throw new InputError(`unknown ruling '${id}': no ruling touches this test`);
      throw new InputError(unknownName('ruling', id, ids));
    }
    const known = test.rulings[id]!;
    if (!Object.hasOwn(known.options, option)) {
      throw new InputError(unknownName(`option of ruling ${id}`, option, Object.keys(known.options)));
    }
  }
  return Object.fromEntries(
    Object.entries(test.rulings).map(([id, facts]) => [id, chosen[id] ?? defaultOption(facts)]),
  );
}

/** The view named, or the first. @throws InputError for an unknown view */
export function viewOf(test: AnyTest, by: string | undefined): AnyView {
  const ids = Object.keys(test.views);
  const id = by ?? ids[0]!;
  if (!Object.hasOwn(test.views, id)) throw new InputError(unknownName('view (--by)', id, ids));
  return test.views[id]!;
}

/** Whether the test has exact odds for these settings. */
export function hasExact(test: AnyTest, parameters: ParameterValues, rulings: RulingOptions): boolean {
  return test.hasExact?.(parameters, rulings) ?? true;
}
