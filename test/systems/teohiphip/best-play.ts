/**
 * The best that a player can do with a pool, told face by face: every pool, every roll, every choice that the rule and
 * the trait give, also the foolish ones. Nothing of the product is used, so that what it takes for granted is proved.
 */

const FACES = [1, 2, 3, 4, 5, 6];

interface Standing {
  readonly pool: readonly number[];
  readonly hp: number;
  readonly test: number;
  readonly tests: number;
  /** Whether what the trait forces is still to come. */
  readonly forced: boolean;
  /** Whether what the trait gives once is still to come. */
  readonly unused: boolean;
  readonly shaken: boolean;
  readonly advantage: boolean;
}

interface Table extends Standing {
  readonly dice: readonly number[];
  readonly critical: boolean;
  readonly swapped: boolean;
}

function rollsOf(dice: number): number[][] {
  return dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function replaced(faces: readonly number[], index: number, face: number): number[] {
  return faces.map((own, place) => (place === index ? face : own));
}

function without(faces: readonly number[], index: number): number[] {
  return faces.filter((_, place) => place !== index);
}

function keyOf({ pool, hp, test, tests, forced, unused, shaken, advantage }: Standing): string {
  return `${pool} ${hp} ${test}/${tests} ${forced} ${unused} ${shaken} ${advantage}`;
}

export class BestPlay {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly trait: string,
    private readonly hpPrice: number,
    private readonly secondSuccess: number,
  ) {}

  value(hp: number, tests: number): number {
    return average(rollsOf(hp).map((pool) => this.start(this.shown(pool).sort(), hp, tests)));
  }

  private shown(pool: readonly number[]): number[] {
    if (this.trait === 'nocny-lowca') return pool.map((face) => Math.min(6, face + 1));
    if (this.trait === 'slepy-w-ciemnosci') return pool.map((face) => Math.max(1, face - 1));
    return [...pool];
  }

  /** The activation starts: what the trait does to the pool, or lets the player do. */
  private start(pool: readonly number[], hp: number, tests: number): number {
    return this.once(`start ${pool} ${hp} ${tests}`, () => this.startWith(pool, hp, tests));
  }

  private startWith(pool: readonly number[], hp: number, tests: number): number {
    const go = (dice: readonly number[], left = tests) => this.begin(dice, hp, left);
    const again = (index: number) => average(FACES.map((face) => go(replaced(pool, index, face))));
    const of = (holds: (face: number) => boolean) => pool.flatMap((face, index) => (holds(face) ? [index] : []));
    switch (this.trait) {
      case 'synchroniczny':
        return go(pool.filter((face) => face % 2 === 0));
      case 'pechowiec':
        return go(pool.includes(1) ? [] : pool);
      case 'nerwowy': {
        const good = of((face) => face >= 5);
        return good.length > pool.length - good.length
          ? average(good.map((index) => go(replaced(pool, index, 1))))
          : go(pool);
      }
      case 'przesadny': {
        const doubled = of((face) => pool.filter((other) => other === face).length > 1);
        return doubled.length > 0 ? Math.max(...doubled.map(again)) : go(pool);
      }
      case 'chaotyczny':
        return again(pool.indexOf(Math.max(...pool)));
      case 'szczesciarz':
        return Math.max(go(pool), ...of((face) => face === 1).map(again));
      case 'strateg':
        return Math.max(go(pool), ...of(() => true).map(again));
      case 'kowal-losu':
        return Math.max(...of(() => true).flatMap((index) => FACES.map((face) => go(replaced(pool, index, face)))));
      case 'mistyk': {
        const moved = (step: number) =>
          of((face) => FACES.includes(face + step)).map((index) => go(replaced(pool, index, pool[index]! + step)));
        return Math.max(go(pool), ...moved(1), ...moved(-1));
      }
      case 'oszust':
        return Math.max(
          go(pool),
          ...pool.map((face, index) => go(replaced(pool, index, 7 - face), Math.max(1, tests - 1))),
        );
      case 'hazardzista':
        return Math.max(go(pool), this.fresh(hp, tests));
      default:
        return go(pool);
    }
  }

  private fresh(hp: number, tests: number): number {
    return this.once(`fresh ${hp} ${tests}`, () => average(rollsOf(hp).map((pool) => this.begin(pool, hp, tests))));
  }

  private begin(pool: readonly number[], hp: number, tests: number): number {
    const forced = this.trait !== 'niepewny' || pool.some((face) => face <= 2);
    return this.before({ pool, hp, test: 0, tests, forced, unused: true, shaken: false, advantage: false });
  }

  private before(standing: Standing): number {
    const pool = [...standing.pool].sort();
    return this.once(`before ${keyOf({ ...standing, pool })}`, () => {
      const choices = [this.roll(standing)];
      if (this.trait === 'taktyk' && standing.unused)
        pool.forEach((face, index) => {
          if (face >= 5)
            choices.push(
              this.roll({ ...standing, pool: replaced(pool, index, 7 - face), unused: false, advantage: true }),
            );
        });
      return Math.max(...choices);
    });
  }

  private roll(standing: Standing): number {
    const count = standing.advantage ? 3 : standing.shaken ? 1 : 2;
    return average(
      rollsOf(count).map((dice) =>
        this.act({ ...standing, dice, critical: dice.filter((face) => face === 6).length >= 2, swapped: false }),
      ),
    );
  }

  private act(table: Table): number {
    const [pool, dice] = [[...table.pool].sort(), [...table.dice].sort()];
    return this.once(`act ${keyOf({ ...table, pool })} ${dice} ${table.critical} ${table.swapped}`, () => {
      const sorted = { ...table, pool, dice };
      const must = this.forcedSwaps(sorted);
      return Math.max(...(must.length > 0 ? must : [this.count(sorted), ...this.freeSwaps(sorted)]));
    });
  }

  private forcedSwaps(table: Table): number[] {
    const { pool, dice, hp, test, forced } = table;
    if (!forced || test > 0 || pool.length === 0) return [];
    if (this.trait === 'impulsywny' && hp > 1)
      return dice.map((_, index) => this.swap(table, index, pool.length - 1, 1));
    if (this.trait === 'oportunista') {
      const highest = dice.length - 1;
      return pool.map((face, index) =>
        this.act({
          ...table,
          dice: replaced(dice, highest, face),
          pool: replaced(pool, index, dice[highest]!),
          forced: false,
        }),
      );
    }
    return [];
  }

  private freeSwaps(table: Table): number[] {
    const { trait } = this;
    const { pool, dice, hp, test, forced, unused } = table;
    if ((trait === 'ostrozny' && hp <= 3) || (trait === 'powolny-refleks' && test === 0)) return [];
    return dice.flatMap((_, index) =>
      pool.flatMap((face, take) => {
        if (trait === 'niepewny' && forced && face > 2) return [];
        const values: number[] = [];
        if (trait === 'wytrwaly' && hp <= 2) values.push(this.swap(table, index, take, 0));
        else if (hp > 1) values.push(this.swap(table, index, take, 1));
        if (unused && (trait === 'ekonomiczny' || (trait === 'opanowany' && face === 6)))
          values.push(this.swap({ ...table, unused: false }, index, take, 0));
        return values;
      }),
    );
  }

  private swap(table: Table, index: number, take: number, price: number): number {
    const { dice, pool, hp } = table;
    const next = { dice: replaced(dice, index, pool[take]!), pool: without(pool, take), hp: hp - price };
    return this.act({ ...table, ...next, swapped: true, forced: false }) - price * this.hpPrice;
  }

  private count(table: Table): number {
    const { pool, dice, hp, test, tests, forced, unused, critical, swapped } = table;
    const successes = dice.filter((face) => face >= 5).length;
    const healed = critical && this.trait === 'z-nawiazka' ? 1 : 0;
    const score = (successes > 0 ? 1 : 0) + (successes > 1 ? this.secondSuccess : 0) + healed * this.hpPrice;
    if (test + 1 >= tests) return score;
    const shaken = swapped && this.trait === 'chwiejny';
    const next = { pool, hp: hp + healed, test: test + 1, tests, forced, unused, shaken, advantage: false };
    return score + this.before(next);
  }

  private once(key: string, find: () => number): number {
    const found = this.known.get(key) ?? find();
    this.known.set(key, found);
    return found;
  }
}
