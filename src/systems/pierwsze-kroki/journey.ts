import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { choice, flag, integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import {
  GREATEST_EXHAUSTION,
  MARCH_HOURS,
  QUARTERS_PER_HOUR,
  ROAD_ENCOUNTER,
  TERRAINS,
  WEATHERS,
} from './journey-data.ts';

const GREATEST_HEXES = 40;

interface Journey {
  readonly hexes: number;
  readonly terrain: keyof typeof TERRAINS;
  readonly road: boolean;
  readonly weather: keyof typeof WEATHERS;
  readonly 'daily-hours': number;
  readonly sleep: boolean;
}

interface Readings {
  readonly 'journey.road': 'terrain' | 'half';
}

/** The chance of an encounter in one hex. */
function encounterChance({ terrain, road }: Journey, readings: Readings): Fraction {
  const { encounter } = TERRAINS[terrain];
  if (!road) return new Fraction(BigInt(encounter), 100n);
  if (readings['journey.road'] === 'half') return new Fraction(BigInt(encounter), 200n);
  return new Fraction(BigInt(Math.min(encounter, ROAD_ENCOUNTER)), 100n);
}

/** The whole march in quarters of an hour. */
function marchQuarters({ hexes, terrain, weather }: Journey): number {
  return hexes * TERRAINS[terrain].hours * WEATHERS[weather].quarters;
}

/** The level of exhaustion at the end of the way: Rozdział XI and VI, Wyczerpanie. */
function exhaustionOf(journey: Journey): number {
  const daily = journey['daily-hours'] * QUARTERS_PER_HOUR;
  let level = 0;
  for (let left = marchQuarters(journey); left > 0; left -= daily) {
    if (Math.min(left, daily) > MARCH_HOURS * QUARTERS_PER_HOUR) level++;
    const isNightOnTheWay = left > daily;
    if (isNightOnTheWay) level = journey.sleep ? 0 : level + 1;
  }
  return Math.min(level, GREATEST_EXHAUSTION);
}

interface Met {
  readonly scenes: number;
  readonly fights: number;
  readonly exhaustion: number;
}

function pack({ scenes, fights, exhaustion }: Met): number {
  return (fights * (GREATEST_HEXES + 1) + scenes) * (GREATEST_EXHAUSTION + 1) + exhaustion;
}

function unpack(result: number): Met {
  const met = Math.floor(result / (GREATEST_EXHAUSTION + 1));
  return {
    scenes: met % (GREATEST_HEXES + 1),
    fights: Math.floor(met / (GREATEST_HEXES + 1)),
    exhaustion: result % (GREATEST_EXHAUSTION + 1),
  };
}

const KINDS = [
  { id: 'at-least-one-fight', name: { pl: 'co najmniej jedna walka', en: 'at least one fight' } },
  { id: 'scenes-only', name: { pl: 'tylko sceny fabularne', en: 'story scenes only' } },
  { id: 'no-encounter', name: { pl: 'bez spotkań', en: 'no encounter' } },
] as const;

export const journey = defineTest({
  name: { pl: 'Podróż', en: 'Journey' },
  place: 'Rozdział XI, podróż po heksach, pogoda, spotkania i Wyczerpanie',
  rule:
    'Every hex risks an encounter by its land, less on the road, and a coin makes it a fight or a story scene. Land and ' +
    'weather set the hours. A day with over 8 hours of march exhausts by one level, and so does one without a full ' +
    'night’s sleep; such a sleep takes all levels away.',
  parameters: {
    hexes: integer({ name: { pl: 'heksy', en: 'hexes' }, min: 1, max: GREATEST_HEXES, default: 6 }),
    terrain: choice({
      name: { pl: 'teren', en: 'terrain' },
      options: {
        osada: TERRAINS.osada.name,
        rownina: TERRAINS.rownina.name,
        las: TERRAINS.las.name,
        bagno: TERRAINS.bagno.name,
        ruiny: TERRAINS.ruiny.name,
        pustynia: TERRAINS.pustynia.name,
        tundra: TERRAINS.tundra.name,
        'ziemie-wulkaniczne': TERRAINS['ziemie-wulkaniczne'].name,
      },
      default: 'rownina',
    }),
    road: flag({ name: { pl: 'traktem', en: 'by road' }, default: false }),
    weather: choice({
      name: { pl: 'pogoda', en: 'weather' },
      options: {
        slonce: WEATHERS.slonce.name,
        deszcz: WEATHERS.deszcz.name,
        burza: WEATHERS.burza.name,
        sniezyca: WEATHERS.sniezyca.name,
      },
      default: 'slonce',
    }),
    'daily-hours': integer({
      name: { pl: 'godziny marszu na dobę', en: 'hours of march a day' },
      min: 1,
      max: 24,
      default: MARCH_HOURS,
    }),
    sleep: flag({ name: { pl: 'pełny nocleg co noc', en: "a full night's sleep every night" }, default: true }),
  },
  rulings: {
    'journey.road': ruling({
      options: {
        terrain: 'a hex of the road has the road’s own 5 %, whatever the land (a settlement stays safe)',
        half: 'the road halves the chance of the land',
      },
      place: 'Rozdział XI, traktem; spotkania',
      why: 'The road has a row of its own in the list of chances, and is also said to halve the risk.',
    }),
    'journey.hexes': ruling({
      options: { independent: 'every hex is rolled for by itself' },
      place: 'Rozdział XI, spotkania',
      why: 'Every hex carries the risk; nothing ties one to another, and nights have no number of their own.',
    }),
    'journey.length': ruling({
      options: { given: 'the hexes are those of the way chosen: a road has as many more as the parameter says' },
      place: 'Rozdział XI, traktem',
      why: 'The road is longer, and by how much is not said.',
    }),
  },
  views: {
    encounters: {
      name: { pl: 'spotkania', en: 'encounters' },
      outcomes: () => KINDS,
      outcomeOf: (result) => {
        const { scenes, fights } = unpack(result);
        if (fights > 0) return 'at-least-one-fight';
        return scenes > 0 ? 'scenes-only' : 'no-encounter';
      },
      headline: 'no-encounter',
    },
    number: {
      name: { pl: 'liczba spotkań', en: 'number of encounters' },
      outcomes: ({ hexes }) => numberOutcomes(0, hexes),
      outcomeOf: (result) => unpack(result).scenes + unpack(result).fights,
      headline: '1+',
    },
    fights: {
      name: { pl: 'liczba walk', en: 'number of fights' },
      outcomes: ({ hexes }) => numberOutcomes(0, hexes),
      outcomeOf: (result) => unpack(result).fights,
      headline: '1+',
    },
    exhaustion: {
      name: { pl: 'poziom Wyczerpania u celu', en: 'level of exhaustion at the end' },
      outcomes: () => numberOutcomes(0, GREATEST_EXHAUSTION).reverse(),
      outcomeOf: (result) => unpack(result).exhaustion,
      headline: '0',
    },
  },
  table: { down: 'hexes', across: 'terrain' },
  amounts: {
    encounters: {
      name: { pl: 'średnio spotkań', en: 'mean encounters' },
      of: (result) => new Fraction(BigInt(unpack(result).scenes + unpack(result).fights)),
    },
    fights: {
      name: { pl: 'średnio walk', en: 'mean fights' },
      of: (result) => new Fraction(BigInt(unpack(result).fights)),
    },
    hours: {
      name: { pl: 'godziny marszu', en: 'hours of march' },
      of: (_, parameters) => new Fraction(BigInt(marchQuarters(parameters)), BigInt(QUARTERS_PER_HOUR)),
    },
    exhaustion: {
      name: { pl: 'poziom Wyczerpania', en: 'level of exhaustion' },
      of: (result) => new Fraction(BigInt(unpack(result).exhaustion)),
    },
  },
  play(parameters, readings) {
    const { numerator, denominator } = encounterChance(parameters, readings);
    const [sides, meeting] = [Number(denominator), Number(numerator)];
    const exhaustion = exhaustionOf(parameters);
    return (chance) => {
      let [scenes, fights] = [0, 0];
      for (let hex = 0; hex < parameters.hexes; hex++) {
        if (chance.die(sides) > meeting) continue;
        if (chance.die(2, 'opponent-dice') === 1) fights++;
        else scenes++;
      }
      return pack({ scenes, fights, exhaustion });
    };
  },
  exact(parameters, readings) {
    const { hexes } = parameters;
    const exhaustion = exhaustionOf(parameters);
    const chance = encounterChance(parameters, readings);
    // In halves, so that a coin leaves whole numbers: quiet : scene : fight = 2 · (whole − met) : met : met.
    const quiet = 2n * (chance.denominator - chance.numerator);
    const met = chance.numerator;
    const entries: [number, bigint][] = [];
    let fightWays = 1n;
    for (let fights = 0; fights <= hexes; fights++) {
      let sceneWays = 1n;
      for (let scenes = 0; scenes + fights <= hexes; scenes++) {
        const left = hexes - fights - scenes;
        const weight = fightWays * sceneWays * met ** BigInt(fights + scenes) * quiet ** BigInt(left);
        entries.push([pack({ scenes, fights, exhaustion }), weight]);
        sceneWays = (sceneWays * BigInt(left)) / BigInt(scenes + 1);
      }
      fightWays = (fightWays * BigInt(hexes - fights)) / BigInt(fights + 1);
    }
    return Distribution.of(entries);
  },
  range: ({ hexes }) => [0, pack({ scenes: hexes, fights: hexes, exhaustion: GREATEST_EXHAUSTION })],
});
