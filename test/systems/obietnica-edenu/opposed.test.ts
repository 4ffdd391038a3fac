import { describe, expect, it } from 'vitest';
import { auxiliary } from '../../../src/systems/obietnica-edenu/auxiliary.ts';
import { opposed } from '../../../src/systems/obietnica-edenu/opposed.ts';
import { exactOutcomes, exactResults, outcomeOfRoll } from '../asked.ts';

/** A roll of `dice` dice that comes to this net result at PT 6. */
function rollOf(net: number, dice = 10): number[] {
  return Array.from({ length: dice }, (_, index) => (index >= Math.abs(net) ? 5 : net > 0 ? 7 : 1));
}

const SKILLS = { skill: 4, 'opponent-skill': 3 };
const EQUAL = { skill: 4, 'opponent-skill': 4 };
const TEN = { pool: 10, 'opponent-pool': 10 };

interface Row {
  readonly place: string;
  readonly nets: readonly [own: number, other: number];
  readonly skills?: Readonly<Record<string, number | null>>;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly degree: string;
}

function degreeOfRow({ nets, skills = EQUAL, rulings = {} }: Row) {
  const parameters = { ...TEN, ...skills };
  return outcomeOfRoll(
    opposed,
    nets.flatMap((net) => rollOf(net)),
    { parameters, rulings, by: 'degree' },
  );
}

describe('examples of the rulebook', () => {
  it.each<Row>([
    { place: '5E. Dwóch techników: 5 do 3', nets: [5, 3], degree: 'win-success' },
    { place: '5B. Przewaga 1', nets: [4, 3], degree: 'win-success' },
    { place: '5E. Przewaga 3', nets: [6, 3], degree: 'win-exceptional' },
    { place: '5E. Przewaga 4', nets: [7, 3], degree: 'win-exceptional' },
    { place: '5E. Przewaga 5', nets: [8, 3], degree: 'win-remarkable' },
    { place: '5E. Przewaga 6', nets: [9, 3], degree: 'win-remarkable' },
    { place: '5E. Przewaga 7', nets: [10, 3], degree: 'win-critical-success' },
    { place: '5B. wygrywa przeciwnik', nets: [3, 10], degree: 'lose-critical-success' },
    { place: '5E. 4 do 4: wyższa Umiejętność', nets: [4, 4], skills: SKILLS, degree: 'win-advantage-0' },
    {
      place: '5E. 4 do 4: wyższa Umiejętność przeciwnika',
      nets: [4, 4],
      skills: { skill: 3, 'opponent-skill': 4 },
      degree: 'lose-advantage-0',
    },
    { place: '5E. 4 do 4: identyczne Umiejętności', nets: [4, 4], degree: 'tie' },
  ])('$place: $nets is $degree', (row) => {
    expect(degreeOfRow(row)).toBe(row.degree);
  });
});

describe('open questions of the rulebook', () => {
  const NO_SUCCESS = { 'opposed.needs-success': 'no' };
  const SIGNED = { 'opposed.negative': 'signed' };
  it.each<Row>([
    { place: 'needs-success yes', nets: [0, -3], degree: 'tie' },
    { place: 'needs-success no', nets: [0, -3], rulings: NO_SUCCESS, degree: 'win-advantage-0' },
    {
      place: 'needs-success no, signed',
      nets: [0, -3],
      rulings: { ...NO_SUCCESS, ...SIGNED },
      degree: 'win-exceptional',
    },
    {
      place: 'needs-success no, signed',
      nets: [-6, -1],
      rulings: { ...NO_SUCCESS, ...SIGNED },
      degree: 'lose-remarkable',
    },
    { place: 'negative zero: 3 against -2 is 3', nets: [3, -2], degree: 'win-exceptional' },
    { place: 'negative signed: 3 against -2 is 5', nets: [3, -2], rulings: SIGNED, degree: 'win-remarkable' },
    {
      place: 'skill-tie-degree success',
      nets: [4, 4],
      skills: SKILLS,
      rulings: { 'opposed.skill-tie-degree': 'success' },
      degree: 'win-success',
    },
    { place: 'tie-at-zero by-needs-success, yes', nets: [0, 0], skills: SKILLS, degree: 'tie' },
    {
      place: 'tie-at-zero by-needs-success, no',
      nets: [0, 0],
      skills: SKILLS,
      rulings: NO_SUCCESS,
      degree: 'win-advantage-0',
    },
    {
      place: 'tie-at-zero skill',
      nets: [-2, -2],
      skills: SKILLS,
      rulings: { 'opposed.tie-at-zero': 'skill' },
      degree: 'win-advantage-0',
    },
    {
      place: 'tie-at-zero nothing',
      nets: [0, 0],
      skills: SKILLS,
      rulings: { ...NO_SUCCESS, 'opposed.tie-at-zero': 'nothing' },
      degree: 'tie',
    },
    { place: 'tie-without-skill nothing', nets: [4, 4], skills: { skill: 3, 'opponent-skill': null }, degree: 'tie' },
    {
      place: 'tie-without-skill as-zero',
      nets: [4, 4],
      skills: { skill: 3, 'opponent-skill': null },
      rulings: { 'opposed.tie-without-skill': 'as-zero' },
      degree: 'win-advantage-0',
    },
  ])('$place: $nets is $degree', (row) => {
    expect(degreeOfRow(row)).toBe(row.degree);
  });

  it.each([
    { option: 'none', nets: [-4, 2], own: 'none', other: 'none' },
    { option: 'applies', nets: [-4, 2], own: 'serious-failure', other: 'none' },
    { option: 'applies', nets: [1, 2], own: 'none', other: 'none' },
    { option: 'applies', nets: [2, 0], own: 'none', other: 'failure' },
    { option: 'applies', nets: [0, -7], own: 'failure', other: 'critical-failure' },
  ])('loser-failure $option: $nets is $own and $other', ({ option, nets, own, other }) => {
    const asked = { parameters: { ...TEN, ...EQUAL }, rulings: { 'opposed.loser-failure': option } };
    const roll = nets.flatMap((net) => rollOf(net));
    expect(outcomeOfRoll(opposed, roll, { ...asked, by: 'failure' })).toBe(own);
    expect(outcomeOfRoll(opposed, roll, { ...asked, by: 'opponent-failure' })).toBe(other);
  });
});

it('the sides may be auxiliary attributes, with dice kept and no Skill', () => {
  const parameters = { pool: 6, keep: 3, 'opponent-pool': 8, 'opponent-keep': 4 };
  const [own, other] = [6, 8].map((value) => exactResults(auxiliary, { parameters: { value } }));
  const wins = own!.with(other!, (a, b) => (a > b ? 1 : 0)).probability(1);
  expect(exactOutcomes(opposed, { parameters }).probability('win').toString()).toBe(wins.toString());
});

it('tells the greatest results of both sides apart', () => {
  const parameters = { pool: 2, 'opponent-pool': 50, 'opponent-specialisation': true };
  const roll = [9, 9, ...new Array<number>(50).fill(10)];
  expect(outcomeOfRoll(opposed, roll, { parameters, by: 'advantage' })).toBe(-98);
});

describe('laws of the opposed test', () => {
  const rulingSets = ['yes', 'no'].flatMap((needs) =>
    ['zero', 'signed'].map((negative) => ({ 'opposed.needs-success': needs, 'opposed.negative': negative })),
  );

  it.each(rulingSets)('is a mirror when the sides are changed under %o', (rulings) => {
    const parameters = { pool: 7, 'opponent-pool': 5, pt: 6, 'opponent-pt': 8, skill: 4, 'opponent-skill': 2 };
    const changed = { pool: 5, 'opponent-pool': 7, pt: 8, 'opponent-pt': 6, skill: 2, 'opponent-skill': 4 };
    const own = exactOutcomes(opposed, { parameters, rulings, by: 'degree' });
    const mirrored = exactOutcomes(opposed, { parameters: changed, rulings, by: 'degree' }).map((id) =>
      String(id).replace(/^(win|lose)/, (side) => (side === 'win' ? 'lose' : 'win')),
    );
    for (const outcome of own.outcomes()) {
      expect(`${outcome} ${mirrored.probability(String(outcome))}`).toBe(`${outcome} ${own.probability(outcome)}`);
    }
  });

  it.each(rulingSets)(
    'one more die never makes a win rarer, a higher PT of the opponent neither under %o',
    (rulings) => {
      const winAt = (parameters: Readonly<Record<string, number>>) =>
        exactOutcomes(opposed, { parameters, rulings }).probability('win').toNumber();
      for (let pool = 1; pool < 12; pool++) {
        expect(winAt({ pool: pool + 1, 'opponent-pool': 6 })).toBeGreaterThan(winAt({ pool, 'opponent-pool': 6 }));
      }
      for (let pt = 2; pt < 10; pt++) {
        const [harder, easier] = [pt + 1, pt].map((each) =>
          winAt({ pool: 6, 'opponent-pool': 6, 'opponent-pt': each }),
        );
        expect(harder).toBeGreaterThan(easier!);
      }
    },
  );

  it('a higher Skill takes the ties and nothing else', () => {
    const by = (skill: number) => exactOutcomes(opposed, { parameters: { ...TEN, skill, 'opponent-skill': 3 } });
    expect(by(4).probability('win').minus(by(3).probability('win')).toString()).toBe(
      by(3).probability('tie').minus(by(4).probability('tie')).toString(),
    );
    expect(by(4).probability('lose').toString()).toBe(by(3).probability('lose').toString());
  });
});
