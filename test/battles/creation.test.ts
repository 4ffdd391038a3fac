import { describe, expect, it } from 'vitest';
import { type BoughtFigure, sumOf } from '../../src/battles/creation.ts';
import { creationFaults, faultInWords } from '../../src/battles/creation-faults.ts';
import { CREATION_DEFAULTS, type CreationOptions } from '../../src/battles/creation-rulings.ts';

/** A band of figures a, b, c, …: PŻ bought, then traits. */
function band(...figures: readonly (readonly [hp: number, ...traits: string[]])[]): BoughtFigure[] {
  return figures.map(([hp, ...traits], index) => ({ id: 'abcdefghijkl'[index]!, hp, traits }));
}

const ruled = (options: Partial<CreationOptions>) => ({ ...CREATION_DEFAULTS, ...options });

describe('the sum of a band, by hand', () => {
  it.each([
    // 3 × 4 PŻ = 12 PK.
    { what: 'three plain recruits', figures: band([4], [4], [4]), hp: 12, pkForPc: 0, pk: 12 },
    { what: 'a lone wolf who leaves PK', figures: band([8]), hp: 8, pkForPc: 0, pk: 8 },
    // Celne oko −4, Niezdarny +4.
    { what: 'a pair that pays for itself', figures: band([4, 'celne-oko', 'niezdarny']), hp: 4, pkForPc: 0, pk: 4 },
    // Celne oko −4: 4 PC are 1⅓ PK, so 2 are paid.
    { what: 'PC that are no whole PK', figures: band([4, 'celne-oko']), hp: 4, pkForPc: 2, pk: 6 },
    // Zwinny −3: 1 PK.
    { what: 'PC that are whole PK', figures: band([4, 'zwinny']), hp: 4, pkForPc: 1, pk: 5 },
    // Celne oko −4, Rozrzutny +1: 3 PC owed.
    { what: 'negatives that pay a part', figures: band([4, 'celne-oko', 'rozrzutny']), hp: 4, pkForPc: 1, pk: 5 },
    // Synchroniczny +5 against Krzepki −2: 3 PC are lost, and Czujny −5 of the other is 2 PK.
    {
      what: 'negatives that pay nothing for another figure',
      figures: band([4, 'synchroniczny', 'krzepki'], [4, 'czujny']),
      hp: 8,
      pkForPc: 2,
      pk: 10,
    },
    // Two figures owe 4 PC each: 2 PK each, not 8 PC = 3 PK for the band.
    {
      what: 'whole PK for each figure',
      figures: band([4, 'celne-oko'], [4, 'fechmistrz']),
      hp: 8,
      pkForPc: 4,
      pk: 12,
    },
    // Krzepki and Hartowany change PŻ in battle, not the PŻ that are paid for: −6 PC are 2 PK.
    { what: 'PŻ of traits', figures: band([8, 'krzepki', 'hartowany']), hp: 8, pkForPc: 2, pk: 10 },
    // Cherlawy pays for 4 PŻ and keeps 2; its 6 PC pay for Regeneracja −6.
    { what: 'Cherlawy as it is read', figures: band([4, 'cherlawy', 'regeneracja']), hp: 4, pkForPc: 0, pk: 4 },
    // A card prints +2 for Uszkodzony sprzęt; nothing is printed for Spanikowany.
    {
      what: 'traits of cards and profiles',
      figures: band([4, 'uszkodzony-sprzet', 'spanikowany', 'krzepki']),
      hp: 4,
      pkForPc: 0,
      pk: 4,
    },
  ])('$what: $pk PK', ({ figures, hp, pkForPc, pk }) => {
    expect(sumOf(figures)).toMatchObject({ hp, pkForPc, pk });
  });

  it('tells of each figure what its traits give, cost and owe', () => {
    // Urodzony dowódca −3, Przywódca −3, Taktyk −3; Niezdarny +4, Ostrożny +2.
    const [sum] = sumOf(band([5, 'urodzony-dowodca', 'przywodca', 'taktyk', 'niezdarny', 'ostrozny'])).figures;
    expect(sum).toEqual({ id: 'a', hp: 5, gained: 6, spent: 9, owed: 3, pkForPc: 1, pk: 6 });
  });

  it.each([
    { bought: 4, pays: 2 },
    { bought: 2, pays: 2 },
    { bought: 1, pays: 1 },
  ])('cherlawy.pays actual: who buys $bought PŻ pays for $pays', ({ bought, pays }) => {
    expect(sumOf(band([bought, 'cherlawy']), ruled({ 'cherlawy.pays': 'actual' }))).toMatchObject({ pk: pays });
  });
});

const LIST = 'is not in the list of Cechy postaci, only in';

/** Positive traits for 30 PC: −8 −6 −6 −5 −5. */
const THIRTY = ['wytrwaly', 'ekonomiczny', 'regeneracja', 'czujny', 'opanowany'];

describe('what is wrong with a band', () => {
  it.each<{ what: string; figures: BoughtFigure[]; options?: CreationOptions; faults: string[] }>([
    { what: 'nothing: 12 PK', figures: band([4], [4], [4]), faults: [] },
    { what: 'nothing: 8 PŻ and 12 PC', figures: band([8, 'regeneracja', 'ekonomiczny']), faults: [] },
    // 13 PŻ.
    {
      what: 'too many PŻ in all',
      figures: band([5], [4], [4]),
      faults: ['a: 5 PŻ (5 PK); b: 4 PŻ (4 PK); c: 4 PŻ (4 PK); the band needs 13 PK of 12'],
    },
    // 6 + 2 + 6 = 14.
    {
      what: 'PC on top of PŻ',
      figures: band([6, 'celne-oko'], [6]),
      faults: [
        'a: 6 PŻ (6 PK) and 4 PC more than its negatives give (2 PK); b: 6 PŻ (6 PK); the band needs 14 PK of 12',
      ],
    },
    // The 5 PC of a do not help b: 6 + 5 + ⌈5 / 3⌉ = 13.
    {
      what: 'negatives of another figure',
      figures: band([6, 'synchroniczny'], [5, 'czujny']),
      faults: [
        'a: 6 PŻ (6 PK); b: 5 PŻ (5 PK) and 5 PC more than its negatives give (2 PK); the band needs 13 PK of 12',
      ],
    },
    { what: 'too few PŻ', figures: band([3]), faults: ['a: 3 PŻ are bought; allowed: 4..8, before traits'] },
    { what: 'too many PŻ', figures: band([9]), faults: ['a: 9 PŻ are bought; allowed: 4..8, before traits'] },
    // Traits do not count as bought: 3 + 2 by Hartowany.
    {
      what: 'too few PŻ, made up by a trait',
      figures: band([3, 'hartowany']),
      faults: ['a: 3 PŻ are bought; allowed: 4..8, before traits'],
    },
    { what: 'nobody', figures: band(), faults: ['the band has 0 figures; allowed: 1..3'] },
    {
      what: 'four figures, which 12 PK cannot pay either',
      figures: band([4], [4], [4], [4]),
      faults: [
        'the band has 4 figures; allowed: 1..3',
        'a: 4 PŻ (4 PK); b: 4 PŻ (4 PK); c: 4 PŻ (4 PK); d: 4 PŻ (4 PK); the band needs 16 PK of 12',
      ],
    },
    {
      what: 'a trait of a card',
      figures: band([4, 'krzepki', 'uszkodzony-sprzet']),
      faults: [
        `a: Uszkodzony sprzęt ${LIST} Dodatek A, Przykładowa karta czasownika; its +2 PC are counted as printed there`,
      ],
    },
    {
      what: 'a positive trait of a profile',
      figures: band([4, 'zimna-krew']),
      faults: [
        `a: Zimna krew ${LIST} Podręcznik mistrza gry, Przykładowe profile BN, Agent MOIRY; its −3 PC are counted as printed there`,
      ],
    },
    {
      what: 'a trait without PC',
      figures: band([4, 'formacja']),
      faults: [
        `a: Formacja ${LIST} Podręcznik mistrza gry, Przykładowe profile BN, Wojownik Historyczny; no PC are printed for it`,
      ],
    },
    // 8 − 4 = 2 PŻ left is not what it buys.
    {
      what: 'Cherlawy with the PŻ it keeps',
      figures: band([2, 'cherlawy']),
      faults: ['a: 2 PŻ are bought; allowed: 4..8, before traits'],
    },
    {
      what: 'the same where it pays for these only',
      figures: band([2, 'cherlawy']),
      options: ruled({ 'cherlawy.pays': 'actual' }),
      faults: [],
    },
    // 2 PŻ, and 30 − 6 = 24 PC for 8 PK: the cap is met.
    {
      what: '24 PC for PK',
      figures: band([2, 'cherlawy', ...THIRTY]),
      options: ruled({ 'cherlawy.pays': 'actual', 'creation.pc-cap': 'at-most-24' }),
      faults: [],
    },
    // Krzepki −2 more: 26 PC for 9 PK, 11 PK in all.
    {
      what: '26 PC for PK',
      figures: band([2, 'cherlawy', 'krzepki', ...THIRTY]),
      options: ruled({ 'cherlawy.pays': 'actual', 'creation.pc-cap': 'at-most-24' }),
      faults: ['a: 26 PC are bought with PK; allowed: at most 24'],
    },
    {
      what: '26 PC for PK without the cap',
      figures: band([2, 'cherlawy', 'krzepki', ...THIRTY]),
      options: ruled({ 'cherlawy.pays': 'actual' }),
      faults: [],
    },
  ])('$what', ({ figures, options, faults }) => {
    expect(creationFaults(figures, options).map(faultInWords)).toEqual(faults);
  });
});
