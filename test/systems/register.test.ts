import { describe, expect, it } from 'vitest';
import { findSystem, findTest, SYSTEMS } from '../../src/systems/register.ts';
import { complaintOf } from '../complaint.ts';

describe('a system or test that is not there', () => {
  const crafts = findSystem('pierwsze-kroki');

  it.each([
    {
      find: () => findSystem('teohipip'),
      message:
        "unknown system 'teohipip'; did you mean 'teohiphip'? Known: teohiphip, pierwsze-kroki, obietnica-edenu, druga-strona, wstega",
    },
    {
      find: () => findSystem('monopoly'),
      message: "unknown system 'monopoly'. Known: teohiphip, pierwsze-kroki, obietnica-edenu, druga-strona, wstega",
    },
    {
      find: () => findTest(crafts, 'chek'),
      message:
        "unknown test of pierwsze-kroki 'chek'; did you mean 'check'? Known: check, opposed, flight, haggle, gamble, attack, death-save, journey, dread, treasure-dig, loot, loot-gold, advancement",
    },
    {
      find: () => findTest(crafts, 'constructor'),
      message:
        "unknown test of pierwsze-kroki 'constructor'. Known: check, opposed, flight, haggle, gamble, attack, death-save, journey, dread, treasure-dig, loot, loot-gold, advancement",
    },
  ])('$message', ({ find, message }) => {
    expect(complaintOf(find)).toBe(message);
  });
});

it('every system and test is found by its id', () => {
  for (const system of SYSTEMS) {
    expect(findSystem(system.id)).toBe(system);
    for (const [id, test] of Object.entries(system.tests)) expect(findTest(system, id)).toBe(test);
  }
});
