import { Distribution } from '../../probability/distribution.ts';
import { Fraction } from '../../probability/fraction.ts';
import { integer } from '../parameter.ts';
import { ruling } from '../ruling.ts';
import { defineTest } from '../system.ts';
import { numberOutcomes } from '../view.ts';
import { ENEMIES, LEVELS, LEVELS_PER_TIER, SKILL_RANKS } from './advancement-data.ts';

const GREATEST_EXPERIENCE = 5000;
const FIRST_LEVEL = 1;
const LAST_LEVEL = FIRST_LEVEL + LEVELS.length;

/** The level by all experience ever earned: spending it takes nothing away. */
function levelAt(experience: number): number {
  return FIRST_LEVEL + LEVELS.filter((threshold) => threshold <= experience).length;
}

/** What is missing to the next level; nothing at the last. */
function toNext(experience: number): number {
  return (LEVELS.find((threshold) => threshold > experience) ?? experience) - experience;
}

const tierAt = (level: number) => Math.floor((level - FIRST_LEVEL) / LEVELS_PER_TIER) + 1;

/** Skills that all of the experience takes from nothing to mastery. */
function masteries(experience: number): number {
  return Math.floor(experience / SKILL_RANKS.reduce((sum, cost) => sum + cost, 0));
}

export const advancement = defineTest({
  name: { pl: 'Rozwój', en: 'Advancement' },
  place: 'Rozdział IX, drabina progów i zakupy',
  rule:
    'The level follows from all the experience ever earned, whatever is spent. Nothing is rolled: experience in, the ' +
    'level, the tier of spells and what can be bought out.',
  parameters: {
    experience: integer({
      name: { pl: 'zdobyte PD', en: 'experience earned' },
      min: 0,
      max: GREATEST_EXPERIENCE,
      default: 0,
    }),
  },
  rulings: {
    'advancement.cap': ruling({
      options: { ten: 'the last level is 10, the last of the ladder' },
      place: 'Rozdział IX, drabina progów',
      why: 'The ladder ends at level 10, and nothing says whether it goes on.',
    }),
  },
  views: {
    level: {
      name: { pl: 'poziom', en: 'level' },
      outcomes: () => numberOutcomes(FIRST_LEVEL, LAST_LEVEL),
      outcomeOf: (experience) => levelAt(experience),
      headline: '2+',
    },
    tier: {
      name: { pl: 'tier czarów', en: 'tier of spells' },
      outcomes: () => numberOutcomes(1, tierAt(LAST_LEVEL)),
      outcomeOf: (experience) => tierAt(levelAt(experience)),
      headline: '2+',
    },
    masteries: {
      name: { pl: 'umiejętności do kupienia od zera do rangi 3', en: 'skills that can be bought from none to rank 3' },
      outcomes: () => numberOutcomes(0, masteries(GREATEST_EXPERIENCE)),
      outcomeOf: (experience) => masteries(experience),
      headline: '1+',
    },
  },
  amounts: {
    level: { name: { pl: 'poziom', en: 'level' }, of: (experience) => new Fraction(BigInt(levelAt(experience))) },
    'to-next': {
      name: { pl: 'PD do następnego poziomu', en: 'experience to the next level' },
      of: (experience) => new Fraction(BigInt(toNext(experience))),
    },
    enemies: {
      name: { pl: 'zwykli wrogowie do następnego poziomu', en: 'ordinary enemies to the next level' },
      of: (experience) => new Fraction(BigInt(Math.ceil(toNext(experience) / ENEMIES.ordinary))),
    },
  },
  play:
    ({ experience }) =>
    () =>
      experience,
  exact: ({ experience }) => Distribution.certain(experience),
  range: ({ experience }) => [experience, experience],
});
