import { ALGORITHM_NAMES, SCRIPT_NAMES } from '../../skirmish/lists/names.ts';
import { LISTS } from '../../skirmish/lists/registry.ts';
import type { LogHeader } from '../../skirmish/log/event.ts';
import type { Band, Scenario } from '../../skirmish/spec.ts';
import { TRAITS } from '../../skirmish/traits/traits.ts';
import type { Bilingual } from '../../text/bilingual.ts';

/** The names of everything that a log has only the id of. An id that nobody knows is its own name. */
export interface LogNames {
  figure(number: number): Bilingual;
  weapon(id: string): Bilingual;
  trait(id: string): Bilingual;
  list(id: string): Bilingual;
  /** What a line of a list is about; the line is known by its id. */
  line(list: string, id: string): Bilingual;
  /** Abilities, effects, objectives, zones and endings of the scenario. */
  part(id: string): Bilingual;
  /** What gives an advantage or a hindrance, or ignores a success. */
  reason(id: string): Bilingual;
}

const REASONS: Readonly<Record<string, Bilingual>> = {
  aim: { pl: 'celowanie', en: 'aim' },
  concealment: { pl: 'ukrycie', en: 'concealment' },
  cover: { pl: 'osłona', en: 'cover' },
  darkness: { pl: 'ciemność', en: 'darkness' },
  equipment: { pl: 'awaria sprzętu', en: 'failing equipment' },
  feared: { pl: 'bliskość tego, co budzi strach', en: 'what it fears is near' },
  hunker: { pl: 'Krycie się', en: 'hunkering' },
  shield: { pl: 'tarcza', en: 'the shield' },
  weapon: { pl: 'broń', en: 'the weapon' },
};

interface Named {
  readonly id: string;
  readonly name: Bilingual;
}

function finder(named: readonly Named[]): (id: string) => Bilingual {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? { pl: id, en: id };
}

function entries(names: Readonly<Record<string, Bilingual>>): Named[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** @param band where the names of its weapons come from; without it they are those of the scenario, or ids */
export function logNames({ figures }: LogHeader, scenario: Scenario, band: Band | undefined): LogNames {
  const { forces, objectives, effects, table, wins, losses } = scenario;
  const profiles = forces.map(({ profile }) => profile);
  const traits = Object.entries(TRAITS).map(([id, { name }]) => ({ id, name }));
  return {
    figure: (number) => figures[number]!.name,
    weapon: finder([...profiles, ...(band?.figures ?? [])].flatMap(({ weapons }) => weapons)),
    trait: finder(traits),
    list: finder([...entries(SCRIPT_NAMES), ...entries(ALGORITHM_NAMES)]),
    line: (list, id) => finder(LISTS[list]?.lines ?? [])(id),
    part: finder([
      ...profiles.flatMap(({ abilities }) => abilities),
      ...effects,
      ...objectives,
      ...table.zones,
      ...wins,
      ...losses,
    ]),
    reason: finder([...traits, ...entries(REASONS)]),
  };
}
