import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/probability/decision.ts';
import { Fraction } from '../../../src/probability/fraction.ts';
import { attack } from '../../../src/systems/pierwsze-kroki/attack.ts';
import { type Asked, exactOutcomes, outcomeOfRoll } from '../asked.ts';

/** Wojownik (Siła 16, ranga Ataku 2) against an orc whose defence is 12 and whose AC is 13. */
const WARRIOR = { attack: 5, dodge: 2, weapon: '1k8', 'damage-modifier': 3, ac: 13 };
const STATIC = { 'attack.dodge': 'static' };

interface Row {
  readonly place: string;
  readonly script: readonly number[];
  readonly parameters?: Asked['parameters'];
  readonly rulings?: Asked['rulings'];
  readonly damage: number;
}

describe('Rozdział IV, wojownik tnie orka', () => {
  it.each<Row>([
    { place: 'przy remisie wygrywa obrońca', script: [7], damage: 0 },
    { place: '8 + 5 przebija 12: 4 + 3 − 3', script: [8, 4], damage: 4 },
    { place: 'zawsze przechodzi co najmniej 1', script: [8, 1], parameters: { 'damage-modifier': -3 }, damage: 1 },
    { place: 'pełne 5 punktów ponad 12', script: [12, 4], damage: 5 },
    { place: '4 punkty to za mało', script: [11, 4], damage: 4 },
    { place: '10 punktów', script: [17, 4], damage: 6 },
    { place: 'naturalna 20: 2 · (4 + 3), bez pancerza, premia po podwojeniu', script: [20, 4, 1], damage: 16 },
    { place: 'naturalna 20 trafia mimo uniku', script: [20, 4, 1], parameters: { dodge: 40 }, damage: 14 },
    { place: 'naturalna 1 pudłuje', script: [1], parameters: { attack: 40 }, damage: 0 },
    {
      place: 'podwojone same kości',
      script: [20, 4, 1],
      rulings: { 'attack.double': 'dice' },
      damage: 13,
    },
    {
      place: 'dwa razy więcej kości',
      script: [20, 4, 7, 1],
      rulings: { 'attack.double': 'dice-twice' },
      damage: 16,
    },
    {
      place: 'co najmniej 1 przed premią',
      script: [12, 1],
      parameters: { ac: 20 },
      damage: 2,
    },
    {
      place: 'co najmniej 1 na koniec',
      script: [12, 1],
      parameters: { ac: 20 },
      rulings: { 'attack.minimum': 'final' },
      damage: 1,
    },
    { place: 'bez premii z marginesu', script: [17, 4], rulings: { 'attack.margin': 'chapter-i' }, damage: 4 },
    { place: 'AC 8 nic nie odejmuje', script: [8, 4], parameters: { ac: 8 }, damage: 7 },
    {
      place: 'AC 8 dodaje 2',
      script: [8, 4],
      parameters: { ac: 8 },
      rulings: { 'attack.ac-below-10': 'adds' },
      damage: 9,
    },
    { place: '2k6+1', script: [8, 4, 6], parameters: { weapon: '2k6+1' }, damage: 11 },
    { place: 'z ukrycia +2k6', script: [8, 4, 6, 5], parameters: { ambush: true }, damage: 15 },
    { place: 'z ukrycia, naturalna 20', script: [20, 4, 6, 5, 1], parameters: { ambush: true }, damage: 27 },
    {
      place: 'z ukrycia, wszystko podwojone',
      script: [20, 4, 6, 5, 1],
      parameters: { ambush: true },
      rulings: { 'ambush.doubling': 'doubled' },
      damage: 38,
    },
    { place: 'ciężko ranny atakuje z −2', script: [9], parameters: { health: 40 }, damage: 0 },
    { place: 'ciężko ranny orek unika z −2', script: [6, 4], parameters: { 'target-health': 40 }, damage: 4 },
    {
      place: 'rany nie ruszają uniku',
      script: [6],
      parameters: { 'target-health': 40 },
      rulings: { 'wounds.apply': 'tests-attack' },
      damage: 0,
    },
  ])('$place: $damage', ({ script, parameters = {}, rulings = {}, damage }) => {
    const asked = { parameters: { ...WARRIOR, ...parameters }, rulings: { ...STATIC, ...rulings } };
    expect(outcomeOfRoll(attack, script, asked)).toBe(damage);
  });

  it.each<Row>([
    { place: 'rzut na unik: remis', script: [7, 10], damage: 0 },
    { place: 'rzut na unik', script: [8, 10, 4], damage: 4 },
    { place: 'naturalna 20 obrońcy liczy się w sumie', script: [18, 20, 4], damage: 4 },
    {
      place: 'naturalna 20 obrońcy unika',
      script: [19, 20],
      rulings: { 'attack.dodge-natural': 'absolute' },
      damage: 0,
    },
    {
      place: 'naturalna 1 obrońcy',
      script: [2, 1, 4],
      parameters: { dodge: 20 },
      rulings: { 'attack.dodge-natural': 'absolute' },
      damage: 4,
    },
    { place: 'naturalna 20 obu', script: [20, 20, 4, 6], rulings: { 'attack.dodge-natural': 'absolute' }, damage: 14 },
  ])('$place: $damage', ({ script, parameters = {}, rulings = {}, damage }) => {
    expect(outcomeOfRoll(attack, script, { parameters: { ...WARRIOR, ...parameters }, rulings })).toBe(damage);
  });

  it('ork kontruje: unik 14, kolczuga o AC 14 zbiera 4', () => {
    const hero = { parameters: { attack: 4, dodge: 4, weapon: '1k10', 'damage-modifier': 2, ac: 14 }, rulings: STATIC };
    expect(outcomeOfRoll(attack, [10], hero)).toBe(0);
    expect(outcomeOfRoll(attack, [11, 9], hero)).toBe(7);
  });

  it.each([
    { face: 1, place: 'head' },
    { face: 2, place: 'torso' },
    { face: 3, place: 'torso' },
    { face: 4, place: 'arm' },
    { face: 5, place: 'arm' },
    { face: 6, place: 'leg' },
  ])('krytyk, k6 $face: $place', ({ face, place }) => {
    const asked = { parameters: WARRIOR, rulings: STATIC };
    expect(outcomeOfRoll(attack, [20, 4, face], { ...asked, by: 'location' })).toBe(place);
    expect(outcomeOfRoll(attack, [20, 4, face], { ...asked, by: 'hit' })).toBe('critical');
    expect(outcomeOfRoll(attack, [20, 4, face], { ...asked, by: 'margin' })).toBe(2);
  });
});

describe('the weapon', () => {
  const weapon = attack.parameters.weapon!;
  const normal = (text: string) => (weapon.kind === 'notation' ? weapon.normalise(text) : undefined);

  it.each([
    ['1k8', '1k8'],
    ['1d8', '1k8'],
    ['K8', '1k8'],
    ['2D6+1', '2k6+1'],
    ['02k06+0', '2k6'],
    ['1k6-1', '1k6-1'],
    ['0k6', undefined],
    ['11k6', undefined],
    ['1k1', undefined],
    ['1k21', undefined],
    ['3x6', undefined],
    ['1k6+', undefined],
  ])('%s is %s', (text, expected) => {
    expect(normal(text)).toBe(expected);
  });
});

describe('laws of the attack', () => {
  const mean = (parameters: Asked['parameters'], rulings: Asked['rulings'] = {}) =>
    meanOf(
      exactOutcomes(attack, { parameters: { ...WARRIOR, ...parameters }, rulings }),
      (damage) => new Fraction(BigInt(damage)),
    );
  const rises = (values: readonly Fraction[]) =>
    values.every((value, at) => at === 0 || value.compare(values[at - 1]!) >= 0);

  it('a better attack, weapon or modifier never deals less on the average', () => {
    expect(rises([-20, -5, 0, 5, 6, 10, 25, 40].map((bonus) => mean({ attack: bonus })))).toBe(true);
    expect(rises(['1k4', '1k6', '1k8', '1k10', '2k6', '2k6+1', '2k8'].map((weapon) => mean({ weapon })))).toBe(true);
    expect(rises([-10, -1, 0, 3, 20].map((modifier) => mean({ 'damage-modifier': modifier })))).toBe(true);
  });

  it('more dodge, armour or wounds of one’s own never deal more', () => {
    expect(rises([40, 10, 2, 0, -20].map((dodge) => mean({ dodge })))).toBe(true);
    expect(rises([30, 16, 13, 10, 1].map((ac) => mean({ ac })))).toBe(true);
    expect(rises([1, 20, 50, 75, 100].map((health) => mean({ health })))).toBe(true);
  });

  it('doubling the modifier too is worth half the criticals times the modifier', () => {
    const dice = mean({}, { 'attack.double': 'dice' });
    const both = mean({}, { 'attack.double': 'dice-and-modifier' });
    expect(both.minus(dice).toString()).toBe('3/20');
    expect(mean({}, { 'attack.double': 'dice-twice' }).toString()).toBe(dice.toString());
  });
});
