import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { settingPaths, settingValue, withSettings } from '../../src/battles/with-settings.ts';
import { complaintOf } from '../complaint.ts';

const SCENARIO = findScenario('detronizacja');

describe('settings', () => {
  it('change what they name and nothing else', () => {
    const changed = withSettings(SCENARIO, { 'forces.wojownicy.count': 5, 'forces.klopotek.hp': 7, rounds: 5 });
    const [klopotek, wojownicy, tygrysy] = SCENARIO.forces;
    expect(changed).toEqual({
      ...SCENARIO,
      rounds: 5,
      forces: [{ ...klopotek, profile: { ...klopotek!.profile, hp: 7 } }, { ...wojownicy, count: 5 }, tygrysy],
    });
    expect(SCENARIO).toEqual(findScenario('detronizacja'));
  });

  it('give a force another algorithm', () => {
    const changed = withSettings(SCENARIO, { 'forces.wojownicy.algorithm': 'drapieznik' });
    expect(changed.forces.map(({ algorithm }) => algorithm)).toEqual([
      'obrona-pozycji',
      'drapieznik',
      'najwiekszy-glodomor',
    ]);
    expect(changed.forces[1]!.profile).toBe(SCENARIO.forces[1]!.profile);
  });

  it('of who is led along know no algorithm', () => {
    const [klopotek] = SCENARIO.forces;
    const paths = settingPaths({ ...SCENARIO, forces: [{ ...klopotek!, escorted: true }] });
    expect([...paths.keys()]).toEqual(['rounds', 'forces.klopotek.count', 'forces.klopotek.hp', 'forces.klopotek.spd']);
  });

  it('of things that are carried: when they appear, how far they strike', () => {
    const rush = findScenario('zloty-chronometr');
    const paths = [...settingPaths(rush).keys()].filter((path) => !path.startsWith('forces.'));
    expect(paths).toEqual([
      'rounds',
      'objectives.artefakt.round',
      'effects.energia.radius',
      'effects.destabilizacja.radius',
      'effects.destabilizacja.damage',
    ]);
    const changed = withSettings(rush, { 'objectives.artefakt.round': 2, 'effects.energia.radius': 1.5 });
    expect(changed.objectives[0]!.carried!.round).toBe(2);
    expect(changed.effects[0]).toMatchObject({ radius: 1.5 });
    expect(settingValue(changed, 'objectives.artefakt.round')).toBe(2);
    expect(settingValue(changed, 'effects.destabilizacja.damage')).toBe(2);
    expect(complaintOf(() => withSettings(rush, { 'objectives.artefakt.round': 7 }))).toMatch(
      /carried\.round: the battle has 6 rounds$/,
    );
  });

  it('may be inches with a fraction', () => {
    expect(withSettings(SCENARIO, { 'forces.wojownicy.spd': 4.5 }).forces[1]!.profile.spd).toBe(4.5);
  });

  it.each([
    {
      settings: { 'forces.wojownicy.cuont': 5 },
      message: /^unknown setting 'forces\.wojownicy\.cuont'; did you mean 'forces\.wojownicy\.count'\? Known: rounds, /,
    },
    { settings: { 'forces.raptory.count': 5 }, message: /^unknown setting 'forces\.raptory\.count'/ },
    { settings: { 'table.width': 5 }, message: /^unknown setting 'table\.width'/ },
    {
      settings: { 'forces.wojownicy.count': 41 },
      message: /^forces\.wojownicy\.count is 41; allowed: a whole number 0\.\.40$/,
    },
    {
      settings: { 'forces.wojownicy.count': 1.5 },
      message: /^forces\.wojownicy\.count is 1\.5; allowed: a whole number 0\.\.40$/,
    },
    {
      settings: { 'forces.wojownicy.spd': Number.NaN },
      message: /^forces\.wojownicy\.spd is NaN; allowed: inches 0\.\.24$/,
    },
    {
      settings: { 'forces.wojownicy.algorithm': 'drapieznk' },
      message:
        /^unknown value of forces\.wojownicy\.algorithm 'drapieznk'; did you mean 'drapieznik'\? Known: agresywny-szturmowiec, /,
    },
    {
      settings: { 'forces.wojownicy.algorithm': 'objective' },
      message: /^unknown value of forces\.wojownicy\.algorithm 'objective'. Known: /,
    },
    {
      settings: { 'forces.wojownicy.algorithm': 4 },
      message: /^unknown value of forces\.wojownicy\.algorithm '4'\. Known: /,
    },
    {
      settings: { 'forces.wojownicy.count': 'drapieznik' },
      message: /^forces\.wojownicy\.count is 'drapieznik'; allowed: a whole number 0\.\.40$/,
    },
    { settings: { 'forces.wojownicy.count': '4' }, message: /^forces\.wojownicy\.count is '4'; allowed: / },
    { settings: { rounds: 0 }, message: /^rounds is 0; allowed: a whole number 1\.\.20$/ },
    {
      settings: { 'forces.klopotek.hp': 1 },
      message: /^detronizacja: wins\.detronizacja\.all\.0\.hp: 'klopotek' starts with 1 PŻ; allowed: less than that$/,
    },
    {
      settings: { 'forces.klopotek.count': 0 },
      message: /^detronizacja: wins\.detronizacja\.all\.0\.force: 'klopotek' has no figures$/,
    },
    {
      settings: { 'forces.klopotek.count': 19 },
      message: /^detronizacja: forces\.klopotek\.count: force 'klopotek' has 19 figures for 18 free cells; /,
    },
    {
      settings: { 'forces.wojownicy.count': 40, 'forces.tygrysy.count': 30 },
      message: /^detronizacja: forces: there are 71 figures; allowed: at most 63, besides the band$/,
    },
  ])('$settings: $message', ({ settings, message }) => {
    expect(complaintOf(() => withSettings(SCENARIO, { ...settings }))).toMatch(message);
  });
});
