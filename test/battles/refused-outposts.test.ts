import { expect, it } from 'vitest';
import { complaintAboutScenario, SCENARIO } from './written.ts';

/** Objects, barricades and ways in that a scenario cannot have so. */

const change = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const effect = (more: string) => change('effects:\n', `effects:\n${more}`);
const WAYS = (happening: string) =>
  effect(
    `  drogi:\n    kind: complication\n    name: { pl: Drogi, en: Ways }\n    rounds: 2\n    faces: 1\n    does: ${happening}\n`,
  );
const BAGS = (zone: string) =>
  effect(
    `  worki:\n    kind: barricades\n    name: { pl: Worki, en: Bags }\n    rounds: 1\n    count: 2\n    zone: ${zone}\n`,
  );
const thing = change('    side: beasts\n', '    side: beasts\n    object: true\n');

it.each([
  {
    what: 'an object that is led along',
    edit: change('    side: beasts\n', '    side: beasts\n    object: true\n    escorted: true\n'),
    message: 'forces.posilki.escorted: an object is not led along; allowed: false',
  },
  {
    what: 'an ending by more PŻ than there are',
    edit: change('{ kind: done, objective: skrzynia }', '{ kind: standing, force: straz, hp: 9 }'),
    message: "wins.otwarta.all.0.hp: 'straz' starts with 4 PŻ; allowed: at most that",
  },
  {
    what: 'an ending that is so at the start',
    edit: change('{ kind: done, objective: skrzynia }', '{ kind: standing, force: straz }'),
    message: 'wins.otwarta: all of it is so before the battle begins',
  },
  {
    what: 'a goal to defend what is not there',
    edit: change('{ kind: work, objective: skrzynia }', '{ kind: defend, target: skrzynka }'),
    message: "goal.target: unknown force, zone or objective 'skrzynka'; did you mean 'skrzynia'?",
  },
  {
    what: 'barricades nowhere',
    edit: BAGS('bram'),
    message: "effects.worki.zone: unknown zone 'bram'; did you mean 'brama'?",
  },
  {
    what: 'a way in that is not there',
    edit: WAYS('{ kind: entries, change: close, zones: [most] }'),
    message: "effects.drogi.does.zones.0: unknown zone 'most'",
  },
  {
    what: 'the only way in that may be closed',
    edit: WAYS('{ kind: entries, change: close, zones: [brama] }'),
    message: 'forces.posilki.zones: all that are open may be closed',
  },
  {
    what: 'the only way in that is opened later',
    edit: WAYS('{ kind: entries, change: open, zones: [brama] }'),
    message: 'forces.straz.zones: all of them are opened later; allowed: at least one that is open',
  },
])('$what', ({ edit, message }) => {
  expect(complaintAboutScenario(edit(SCENARIO))).toContain(`: ${message}`);
});

it.each([
  { what: 'an object', edit: thing },
  { what: 'barricades', edit: BAGS('start') },
  { what: 'to defend a force', edit: change('{ kind: work, objective: skrzynia }', '{ kind: defend, target: straz }') },
  {
    what: 'to defend an objective',
    edit: change('{ kind: work, objective: skrzynia }', '{ kind: defend, target: skrzynia }'),
  },
  {
    what: 'one of two ways in that may be closed',
    edit: (text: string) =>
      WAYS('{ kind: entries, change: close, zones: [brama] }')(
        change('side: beasts\n    zones: [brama]', 'side: beasts\n    zones: [brama, start]')(text),
      ),
  },
])('nothing is wrong with $what', ({ edit }) => {
  expect(() => complaintAboutScenario(edit(SCENARIO))).toThrow('nothing was refused');
});
