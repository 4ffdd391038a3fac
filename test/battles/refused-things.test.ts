import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintAboutScenario } from './written.ts';

/** The scenario with a thing that is carried, and what is said when something of it is changed. */
const TEXT = readFileSync(
  new URL('../../scenarios/teohiphip/scenarios/zloty-chronometr.yaml', import.meta.url),
  'utf8',
);

/** What is wrong after the change, without the place in the file. */
function complaintAfter(...changes: (readonly [from: string, to: string])[]): string {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, TEXT);
  return complaintAboutScenario(text).replace(/^scenario\.yaml:\d+:\d+: /, '');
}

const LAST = '        - { zone: poludniowy-wschod, sums: [2, 3, 10, 11, 12] }\n';
const JUMP = '- { kind: jump, objective: artefakt, dice: 2 }';

describe('a thing that is carried', () => {
  it.each<[what: string, from: string, to: string, message: string]>([
    [
      'sectors with a gap and a sum in two of them',
      'sums: [2, 3, 10, 11, 12]',
      'sums: [2, 3, 4, 11, 12]',
      'objectives.artefakt.carried.sectors: each sum 2..12 needs one sector; missing: 10; in several: 4',
    ],
    [
      'a sum that 2k6 does not have',
      'sums: [2, 3, 10',
      'sums: [1, 3, 10',
      'objectives.artefakt.carried.sectors.3.sums.0: allowed: a whole number 2..12',
    ],
    [
      'an unknown sector',
      'zone: poludniowy-wschod',
      'zone: poludniowy-wshod',
      "objectives.artefakt.carried.sectors.3.zone: unknown zone 'poludniowy-wshod'; did you mean 'poludniowy-wschod'?",
    ],
    [
      'a zone and sectors',
      '    test: [technical, will]',
      '    zone: polnoc\n    test: [technical, will]',
      'objectives.artefakt: what is carried is no force and needs either a zone or sectors to appear in',
    ],
    [
      'more than one success',
      '    carried:',
      '    successes: 2\n    carried:',
      'objectives.artefakt.successes: what is carried is taken with 1 success',
    ],
    [
      'a round that is never played',
      '      round: 1',
      '      round: 7',
      'objectives.artefakt.carried.round: the battle has 6 rounds',
    ],
    [
      'work on it',
      'goal: { kind: seize, objective: artefakt }',
      'goal: { kind: work, objective: artefakt }',
      "goal.objective: 'artefakt' is carried; allowed: an objective that stays",
    ],
    [
      'a condition that it is done',
      '{ kind: holds, side: players, objective: artefakt }',
      '{ kind: done, objective: artefakt }',
      "wins.artefakt-zdobyty.all.0.objective: 'artefakt' is carried; allowed: an objective that stays",
    ],
    [
      'a jump of something unknown',
      JUMP,
      '- { kind: jump, objective: artefkt }',
      "effects.niestabilnosc.does.0.objective: unknown objective 'artefkt'; did you mean 'artefakt'?",
    ],
    [
      'an aura round something unknown',
      'centre: artefakt\n    radius: 3in',
      'centre: artefkt\n    radius: 3in',
      "effects.energia.centre: unknown force, zone or objective 'artefkt'; did you mean 'artefakt'?",
    ],
    [
      'a room without a door',
      '        - [30, 18, 3, 1]\n        - [36, 18, 3, 1]\n',
      '        - [30, 18, 10, 1]\n        - [39, 14, 1, 2]\n',
      "objectives.artefakt.carried: 'artefakt' may appear at (30.5, 11.5), which cannot be reached from the deployment zone",
    ],
  ])('%s', (_, from, to, message) => {
    expect(complaintAfter([from, to])).toContain(message);
  });

  it('what stays neither jumps nor explodes, and nobody holds it', () => {
    const stays = [`    carried:\n      round: 1\n      sectors:\n`, '    zone: polnocny-zachod\n'] as const;
    const rest = [
      '        - { zone: polnocny-zachod, sums: [4, 7] }\n        - { zone: polnocny-wschod, sums: [5, 6] }\n' +
        `        - { zone: poludniowy-zachod, sums: [8, 9] }\n${LAST}`,
      '',
    ] as const;
    expect(complaintAfter(stays, rest)).toBe("goal.objective: 'artefakt' is nothing that is carried");
    const goal = ['goal: { kind: seize, objective: artefakt }', 'goal: { kind: work, objective: artefakt }'] as const;
    expect(complaintAfter(stays, rest, goal)).toBe(
      "effects.niestabilnosc.does.0.objective: 'artefakt' is nothing that is carried",
    );
    const pulse = [`      ${JUMP}\n`, ''] as const;
    expect(complaintAfter(stays, rest, goal, pulse)).toBe(
      "effects.destabilizacja.objective: 'artefakt' is nothing that is carried",
    );
  });
});
