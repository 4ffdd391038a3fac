import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileStreams } from '../../scripts/build-streams.ts';
import { philox4x32, type Words2, type Words4 } from '../../src/random/philox.ts';

interface Vector {
  readonly place: string;
  readonly counter: Words4;
  readonly key: Words2;
  readonly block: Words4;
}

it.each<Vector>([
  {
    place: 'all zeros',
    counter: [0, 0, 0, 0],
    key: [0, 0],
    block: [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
  },
  {
    place: 'all ones',
    counter: [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    key: [0xffffffff, 0xffffffff],
    block: [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
  },
  {
    place: 'the digits of pi',
    counter: [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
    key: [0xa4093822, 0x299f31d0],
    block: [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
  },
])('Philox4x32-10 makes the block that Random123 publishes for $place', ({ counter, key, block }) => {
  expect(philox4x32(counter, key)).toEqual(block);
});

it('keeps streams-wasm.ts as streams.wat compiles to it', async () => {
  const committed = readFileSync(new URL('../../src/random/streams-wasm.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await compileStreams());
});
