import { describe, expect, it } from 'vitest';
import { rozbicie } from '../../../src/systems/wstega/rozbicie.ts';
import { exactOutcomes, exactResults, outcomeOfRoll } from '../asked.ts';

/** A die of `failure` 1/2 that shows 1 is a test lost, 2 one that is won. With `rout` 0 its die has one side. */
const LOST = [1, 1];
const WON = [2];

interface Row {
  readonly place: string;
  readonly stake: string;
  readonly start?: string;
  readonly rolls: readonly (readonly number[])[];
  readonly rulings?: Readonly<Record<string, string>>;
  readonly state: string;
}

it.each<Row>([
  { place: '2x zmęczony = zmęczony + ranny', stake: 'tired-nothing', rolls: [LOST, LOST], state: 'tired-wounded' },
  { place: '2x ranny = martwy', stake: 'wounded-nothing', rolls: [LOST, LOST], state: 'dead' },
  {
    place: '2x zniechęcony = zniechęcony + zszokowany',
    stake: 'discouraged-nothing',
    rolls: [LOST, LOST],
    state: 'discouraged-shocked',
  },
  { place: '2x zszokowany = tymczasowy obłęd', stake: 'shocked-nothing', rolls: [LOST, LOST], state: 'madness' },
  { place: 'przegrany test żywotności: ranny', stake: 'wounded-tired', rolls: [LOST], state: 'wounded' },
  { place: 'wygrany: zmęczony', stake: 'wounded-tired', rolls: [WON], state: 'tired' },
  { place: 'zmęczony/nic', stake: 'tired-nothing', rolls: [WON], state: 'none' },
  { place: 'ranny/martwy, wygrany', stake: 'dead-wounded', rolls: [WON], state: 'wounded' },
  { place: 'ranny/martwy, przegrany', stake: 'dead-wounded', rolls: [LOST], state: 'dead' },
  { place: 'ranny, potem zmęczony', stake: 'wounded-tired', rolls: [LOST, WON], state: 'tired-wounded' },
  { place: 'zmęczony, potem ranny', stake: 'wounded-tired', rolls: [WON, LOST], state: 'tired-wounded' },
  {
    place: '#zmęczony i #ranny i otrzymujesz stan #zmęczony – padasz nieprzytomny',
    stake: 'wounded-tired',
    start: 'tired-wounded',
    rolls: [WON],
    state: 'unconscious',
  },
  {
    place: 'the domino instead',
    stake: 'wounded-tired',
    start: 'tired-wounded',
    rolls: [WON],
    rulings: { 'domino.tired-and-wounded': 'dead' },
    state: 'dead',
  },
  {
    place: 'zmęczony i ranny, znowu ranny',
    stake: 'wounded-tired',
    start: 'tired-wounded',
    rolls: [LOST],
    state: 'dead',
  },
  {
    place: 'unconscious, still hit',
    stake: 'wounded-tired',
    start: 'tired-wounded',
    rolls: [WON, WON, LOST],
    rulings: { 'domino.unconscious': 'still-hit' },
    state: 'dead',
  },
  {
    place: 'the third discouragement',
    stake: 'discouraged-nothing',
    start: 'discouraged-shocked',
    rolls: [LOST],
    state: 'madness',
  },
  {
    place: 'the third discouragement, if nothing',
    stake: 'discouraged-nothing',
    start: 'discouraged-shocked',
    rolls: [LOST],
    rulings: { 'domino.discouraged-and-shocked': 'nothing' },
    state: 'discouraged-shocked',
  },
  {
    place: 'zszokowany, potem zniechęcony',
    stake: 'discouraged-nothing',
    start: 'shocked',
    rolls: [LOST],
    state: 'discouraged-shocked',
  },
  {
    place: 'zniechęcony, potem zszokowany',
    stake: 'shocked-nothing',
    start: 'discouraged',
    rolls: [LOST],
    state: 'discouraged-shocked',
  },
  { place: 'mind leaves body alone', stake: 'wounded-tired', start: 'shocked', rolls: [LOST], state: 'wounded' },
])('$place: $stake from $start, $rolls ends $state', ({ stake, start = 'none', rolls, rulings = {}, state }) => {
  const parameters = { stake, start, tests: rolls.length };
  expect(outcomeOfRoll(rozbicie, rolls.flat(), { parameters, rulings })).toBe(state);
});

describe('z kretesem: the first die loses the test, the second says whether by a negative king', () => {
  it.each([
    { stake: 'wounded-tired', rout: 1, state: 'dead' },
    { stake: 'wounded-tired', rout: 2, state: 'wounded' },
    { stake: 'tired-nothing', rout: 1, state: 'dead' },
    { stake: 'shocked-nothing', rout: 1, state: 'shocked' },
  ])('$stake with $rout is $state', ({ stake, rout, state }) => {
    const parameters = { stake, tests: 1, rout: '1/4' };
    expect(outcomeOfRoll(rozbicie, [1, rout], { parameters })).toBe(state);
  });
});

describe('exact odds', () => {
  it.each([
    { stake: 'wounded-nothing', tests: 2, failure: '1/2', state: 'dead', chance: '1/4' },
    { stake: 'wounded-nothing', tests: 3, failure: '1/2', state: 'dead', chance: '1/2' },
    { stake: 'wounded-tired', tests: 2, failure: '1/3', state: 'tired-wounded', chance: '8/9' },
    { stake: 'wounded-tired', tests: 3, failure: '1/3', state: 'unconscious', chance: '16/27' },
    { stake: 'shocked-nothing', tests: 20, failure: '0', state: 'none', chance: '1/1' },
    { stake: 'dead-wounded', tests: 2, failure: '1/4', state: 'dead', chance: '1/1' },
  ])('$tests tests of $stake at $failure: $state $chance', ({ stake, tests, failure, state, chance }) => {
    const outcomes = exactOutcomes(rozbicie, { parameters: { stake, tests, failure } });
    expect(outcomes.probability(state).toString()).toBe(chance);
  });

  it('counts the tests until the character is out of play', () => {
    const asked = { parameters: { stake: 'wounded-nothing', tests: 3 }, by: 'out' };
    const outcomes = exactOutcomes(rozbicie, asked);
    expect([1, 2, 3, 'never'].map((id) => outcomes.probability(id).toString())).toEqual(['0/1', '1/4', '1/4', '1/2']);
  });

  it.each(['wounded-tired', 'tired-nothing', 'dead-wounded', 'discouraged-nothing', 'shocked-nothing'])(
    'more tests and a greater chance to fail never leave a character better: %s',
    (stake) => {
      const worst = (tests: number, failure: string) =>
        exactOutcomes(rozbicie, { parameters: { stake, tests, failure } })
          .probabilityOf((state) => ['dead', 'unconscious', 'madness'].includes(String(state)))
          .toNumber();
      for (const tests of [1, 2, 3, 5]) {
        expect(worst(tests + 1, '1/3')).toBeGreaterThanOrEqual(worst(tests, '1/3'));
        expect(worst(tests, '1/2')).toBeGreaterThanOrEqual(worst(tests, '1/3'));
      }
    },
  );

  it('keeps the whole series within what it can tell apart', () => {
    const parameters = { tests: 20, failure: '1/1000000', rout: '999999/1000000' };
    const [, greatest] = rozbicie.range(parameters, {});
    const results = exactResults(rozbicie, { parameters }).outcomes();
    expect(Math.max(...results)).toBeLessThanOrEqual(greatest);
  });

  it.each(['2', '-1/2', '1/1000001', 'x'])('refuses the chance %s', (text) => {
    const { failure } = rozbicie.parameters;
    expect(failure?.kind === 'notation' && failure.normalise(text)).toBeUndefined();
  });
});
