import { describe, expect, it } from 'vitest';
import { findScenario } from '../../src/battles/load-scenario.ts';
import { withSettings } from '../../src/battles/with-settings.ts';
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
