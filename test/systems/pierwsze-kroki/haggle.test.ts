import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import { gamble } from '../../../src/systems/pierwsze-kroki/gamble.ts';
import { haggle } from '../../../src/systems/pierwsze-kroki/haggle.ts';
import { readRulings } from '../../../src/systems/settings.ts';
import { fractionsOf } from '../../probability/fractions-of.ts';
import { type Asked, exactOutcomes, exactResults, isAtLeastAsGood, outcomeOfRoll } from '../asked.ts';

const HERO_TIE = { 'haggle.tie': 'hero' };
const NO_NATURAL = { 'haggle.natural': 'none' };

describe('Rozdział VIII, targowanie', () => {
  it.each([
    { place: 'sukces krytyczny −40 %', faces: [15, 10], price: -40 },
    { place: 'sukces −15 %', faces: [14, 10], price: -15 },
    { place: 'ledwie wyższy wynik', faces: [11, 10], price: -15 },
    { place: 'porażka 0 %', faces: [9, 10], price: 0 },
    { place: 'porażka o cztery', faces: [6, 10], price: 0 },
    { place: 'porażka krytyczna +10 %', faces: [5, 10], price: 10 },
    { place: 'remis', faces: [10, 10], price: 0 },
    { place: 'remis, gdy wygrywa go bohater', faces: [10, 10], rulings: HERO_TIE, price: -15 },
    { place: 'naturalna 20 bohatera', faces: [20, 20], price: -40 },
    { place: 'naturalna 1 bohatera', faces: [1, 1], price: 10 },
    { place: 'naturalna 20 bez mocy', faces: [20, 20], rulings: NO_NATURAL, price: 0 },
    { place: 'naturalna 1 bez mocy', faces: [1, 3], rulings: NO_NATURAL, price: 0 },
    { place: 'naturalna 20 kupca nic nie znaczy', faces: [19, 20], modifier: 6, price: -40 },
    { place: 'margines 5 jako zwykły sukces', faces: [15, 10], rulings: { 'check.plus-five': 'example' }, price: -15 },
  ])('$place: $faces is a change of $price %', ({ faces, rulings = {}, modifier = 0, price }) => {
    expect(outcomeOfRoll(haggle, faces, { parameters: { modifier }, rulings, by: 'price' })).toBe(price);
  });

  it('the better haggler never pays more', () => {
    for (let modifier = -19; modifier <= 40; modifier++) {
      const better = { parameters: { modifier, opponent: 3 } };
      const worse = { parameters: { modifier: modifier - 1, opponent: 3 } };
      expect(isAtLeastAsGood(haggle, better, worse), `${modifier}`).toBe(true);
    }
  });

  it('without natural results only the difference of the modifiers matters', () => {
    const asked = (modifier: number, opponent: number) =>
      fractionsOf(exactResults(haggle, { parameters: { modifier, opponent }, rulings: NO_NATURAL }));
    expect(asked(9, 4)).toEqual(asked(5, 0));
  });
});

describe('Rozdział VIII, hazard', () => {
  const meanGold = (id: string, asked: Asked) => {
    const defaults = Object.entries(gamble.parameters).map(([name, { default: value }]) => [name, value] as const);
    const parameters = { ...Object.fromEntries(defaults), ...asked.parameters };
    return meanOf(exactResults(gamble, asked), (result) =>
      gamble.amounts![id]!.of(result, parameters, readRulings(gamble, asked.rulings ?? {})),
    ).toString();
  };

  it.each([
    { place: 'sukces podwaja stawkę', face: 12, degree: 'success', payout: 'doubled' },
    { place: 'krytyk jeszcze hojniej', face: 17, degree: 'critical-success', payout: 'critical' },
    { place: 'porażka zabiera stawkę', face: 11, degree: 'failure', payout: 'lost' },
    { place: 'krytyczna porażka, oskarżenie', face: 7, degree: 'critical-failure', payout: 'lost' },
  ])('$place: $face against 12', ({ face, degree, payout }) => {
    expect(outcomeOfRoll(gamble, [face], {})).toBe(degree);
    expect(outcomeOfRoll(gamble, [face], { by: 'payout' })).toBe(payout);
  });

  it('Postawiłeś 10 GP, wracasz z 20', () => {
    const certain = (result: number) => gamble.amounts!.returned!.of(result, { stake: 10, 'critical-pays': 3 }, {});
    expect([0, 1, 2, 3].map((result) => certain(result).toString())).toEqual(['0/1', '0/1', '20/1', '30/1']);
  });

  it('among amateurs without a modifier: 5 faces double 10 GP and 4 bring 30', () => {
    expect(meanGold('returned', {})).toBe('11/1');
    expect(meanGold('gain', {})).toBe('1/1');
    expect(meanGold('gain', { parameters: { 'critical-pays': 2 } })).toBe('-1/1');
  });

  it.each([
    { place: 'z graczem: remis', faces: [10, 10], rulings: {}, degree: 'failure' },
    { place: 'z graczem: remis bohatera', faces: [10, 10], rulings: { 'gamble.tie': 'hero' }, degree: 'success' },
    { place: 'z graczem: naturalna 20', faces: [20, 19], rulings: {}, degree: 'critical-success' },
    { place: 'naturalna 20 bez mocy', faces: [20, 19], rulings: { 'gamble.natural': 'none' }, degree: 'success' },
  ])('$place', ({ faces, rulings, degree }) => {
    expect(outcomeOfRoll(gamble, faces, { parameters: { opponent: 0 }, rulings })).toBe(degree);
  });

  it('against a player it is the test of haggling', () => {
    const parameters = { modifier: 4, opponent: 2 };
    expect(fractionsOf(exactOutcomes(gamble, { parameters }))).toEqual(
      fractionsOf(exactOutcomes(haggle, { parameters })),
    );
  });
});
