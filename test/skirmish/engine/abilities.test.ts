import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/skirmish/spec.ts';
import { acting, player } from '../lists/rows.ts';
import { CALL, type Drawing, GUN, position, SHIELD } from '../position.ts';

/** Who attacks, then uses an ability; somebody who guards it stands out of reach of the attacker. */
function chief(abilities: readonly Ability[], more: Partial<Drawing> = {}) {
  return position({
    map: ['A..........N', '...........G', '............'],
    pieces: {
      A: player({ weapons: [GUN] }),
      N: acting('obrona-pozycji', { weapons: [GUN], abilities }),
      G: acting('ochrona-celu', { target: 'N', spd: 3 }),
    },
    ...more,
  });
}

describe('a call for help', () => {
  it('takes no test, and the guards leave their charge for an enemy outside their zone', () => {
    const { figure, events, activate } = chief([CALL]);
    expect(activate('G')).toBe('2 hunker, + aim');
    const N = figure('N');
    expect(events('N').slice(-2)).toEqual([
      { type: 'ability', figure: N, ability: 'call', ap: 1 },
      { type: 'call', figure: N },
    ]);
    expect(activate('G')).toBe('3 move 2 to 5,1');
  });

  it('is heard by its own side only', () => {
    const { battle, figure, activate } = chief([CALL]);
    activate('N');
    const callers = [...battle.caller].filter((caller) => caller >= 0);
    expect(callers).toEqual([figure('N')]);
    expect(battle.caller[battle.roster.sides[figure('N')]!]).toBe(figure('N'));
  });

  it('fails with its test, where one is asked for, and may be tried again', () => {
    const tested: Ability = { ...CALL, test: 'social', uses: null };
    const failing = chief([tested], { die: 4 });
    expect(failing.events('N').map(({ type }) => type)).not.toContain('call');
    expect(failing.activate('N')).toBe('1 attack A gun, + ability call');
    const passing = chief([tested], { die: 5 });
    expect(passing.events('N').map(({ type }) => type)).toContain('call');
    expect(passing.activate('N')).toBe('1 attack A gun, + hunker');
  });

  it('is over when the battle is', () => {
    const { battle, activate } = chief([CALL]);
    activate('N');
    battle.begin(1);
    expect([...battle.caller].every((caller) => caller < 0)).toBe(true);
  });
});

describe('several abilities', () => {
  it('are used one after the other, each as long as it is of use', () => {
    const { activate, battle, figure } = chief(
      [
        { ...CALL, uses: null },
        { ...SHIELD, uses: null },
      ],
      { die: 5 },
    );
    const acts = [activate('N'), activate('N'), activate('N')];
    expect(acts).toEqual([
      '1 attack A gun, + ability call',
      '1 attack A gun, + ability shield',
      '1 attack A gun, + ability shield',
    ]);
    expect(battle.shield[figure('N')]).toBe(1);
  });

  it('run out', () => {
    const { activate } = chief([SHIELD, CALL]);
    const acts = [activate('N'), activate('N'), activate('N')];
    expect(acts).toEqual([
      '1 attack A gun, + ability shield',
      '1 attack A gun, + ability call',
      '1 attack A gun, + hunker',
    ]);
  });
});
