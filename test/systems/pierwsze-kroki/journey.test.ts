import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import { Fraction } from '../../../src/probability/fraction.ts';
import { journey } from '../../../src/systems/pierwsze-kroki/journey.ts';
import { type Asked, exactOutcomes, outcomeOfRoll } from '../asked.ts';

type Parameters = NonNullable<Asked['parameters']>;

function hoursOf(parameters: Parameters): number {
  const defaults = Object.entries(journey.parameters).map(([id, { default: value }]) => [id, value] as const);
  return journey.amounts!.hours!.of(0, { ...Object.fromEntries(defaults), ...parameters }, {}).toNumber();
}

function exhaustion(parameters: Parameters): number {
  const [level, ...others] = exactOutcomes(journey, { parameters, by: 'exhaustion' }).outcomes();
  expect(others).toEqual([]);
  return Number(level);
}

describe('Rozdział XI, spotkania w heksie', () => {
  it.each([
    { place: 'trakt 5 %', parameters: { terrain: 'las', road: true }, chance: '1/20' },
    { place: 'równina 15 %', parameters: { terrain: 'rownina' }, chance: '3/20' },
    { place: 'las 30 %', parameters: { terrain: 'las' }, chance: '3/10' },
    { place: 'bagno 40 %', parameters: { terrain: 'bagno' }, chance: '2/5' },
    { place: 'ruiny 60 %', parameters: { terrain: 'ruiny' }, chance: '3/5' },
    { place: 'osada bezpieczna', parameters: { terrain: 'osada' }, chance: '0/1' },
    { place: 'osada przy trakcie', parameters: { terrain: 'osada', road: true }, chance: '0/1' },
    { place: 'o połowę', parameters: { terrain: 'las', road: true }, road: 'half', chance: '3/20' },
    { place: 'o połowę, równina', parameters: { terrain: 'rownina', road: true }, road: 'half', chance: '3/40' },
    { place: 'bez traktu nic się nie zmienia', parameters: { terrain: 'las' }, road: 'half', chance: '3/10' },
  ])('$place', ({ parameters, road = 'terrain', chance }) => {
    const asked = { parameters: { ...parameters, hexes: 1 }, rulings: { 'journey.road': road } };
    const kinds = exactOutcomes(journey, asked);
    expect(Fraction.ONE.minus(kinds.probability('no-encounter')).toString()).toBe(chance);
    expect(kinds.probability('scenes-only').toString()).toBe(kinds.probability('at-least-one-fight').toString());
  });

  it.each([
    { script: [4, 4], kind: 'no-encounter' },
    { script: [3, 2, 4], kind: 'scenes-only' },
    { script: [4, 3, 1], kind: 'at-least-one-fight' },
    { script: [3, 1, 3, 2], kind: 'at-least-one-fight' },
  ])('moneta rozstrzyga charakter: $script, $kind', ({ script, kind }) => {
    expect(outcomeOfRoll(journey, script, { parameters: { hexes: 2, terrain: 'las' } })).toBe(kind);
  });

  it('the mean number of encounters is the hexes times the chance, half of them fights', () => {
    const parameters = { hexes: 30, terrain: 'las' };
    const mean = (by: string) =>
      meanOf(exactOutcomes(journey, { parameters, by }), (number) => new Fraction(BigInt(number))).toString();
    expect(mean('number')).toBe('9/1');
    expect(mean('fights')).toBe('9/2');
  });
});

describe('Rozdział XI, godziny i Wyczerpanie', () => {
  it.each([
    { place: 'cztery równiny w słońcu', parameters: { hexes: 4 }, hours: 4 },
    { place: 'cztery równiny w burzy', parameters: { hexes: 4, weather: 'burza' }, hours: 6 },
    { place: 'pustynia (assumed)', parameters: { hexes: 4, terrain: 'pustynia' }, hours: 8 },
    { place: 'deszcz (assumed)', parameters: { hexes: 4, weather: 'deszcz' }, hours: 5 },
  ])('$place: $hours h', ({ parameters, hours }) => {
    expect(hoursOf(parameters)).toBe(hours);
  });

  it.each([
    { place: '8 godzin nie męczy', parameters: { hexes: 8 }, level: 0 },
    { place: '9 godzin jednego dnia', parameters: { hexes: 9, 'daily-hours': 9 }, level: 1 },
    { place: '9 godzin w dwa dni', parameters: { hexes: 9 }, level: 0 },
    { place: 'burza zabiera czas', parameters: { hexes: 6, weather: 'burza', 'daily-hours': 10 }, level: 1 },
    { place: 'doba bez noclegu', parameters: { hexes: 9, sleep: false }, level: 1 },
    { place: 'nocleg czyści, ostatni dzień krótki', parameters: { hexes: 12, 'daily-hours': 10 }, level: 0 },
    { place: 'nocleg czyści, ostatni dzień długi', parameters: { hexes: 20, 'daily-hours': 10 }, level: 1 },
    { place: 'marsz i noc bez snu', parameters: { hexes: 12, 'daily-hours': 10, sleep: false }, level: 2 },
    { place: 'do trzech poziomów', parameters: { hexes: 40, 'daily-hours': 10, sleep: false }, level: 3 },
  ])('$place: $level', ({ parameters, level }) => {
    expect(exhaustion(parameters)).toBe(level);
  });
});

it('a longer way or a wilder land never leaves a better chance of no encounter', () => {
  const quiet = (parameters: Parameters) => exactOutcomes(journey, { parameters }).probability('no-encounter');
  for (let hexes = 2; hexes <= 40; hexes++) {
    expect(quiet({ hexes }).compare(quiet({ hexes: hexes - 1 }))).toBeLessThan(0);
  }
  const lands = ['osada', 'rownina', 'las', 'bagno', 'ruiny'].map((terrain) => quiet({ terrain }));
  lands.slice(1).forEach((chance, at) => {
    expect(chance.compare(lands[at]!)).toBeLessThan(0);
  });
});
