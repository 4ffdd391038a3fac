import { describe, expect, it } from 'vitest';
import { at } from './arena.ts';
import * as e from './events.ts';
import { BATTLE, CAPTURE, CLIMB, DEATH, IDLE, MELEE, untilLimit } from './legal.ts';
import { type Legal, told } from './told.ts';

const LOGS: Readonly<Record<string, Legal>> = {
  'two rounds to the limit': BATTLE,
  'a stunned guard and a hunkered band': MELEE,
  'an ending at once': CAPTURE,
  'a climb': CLIMB,
  'a death before its turn': DEATH,
  'nothing happens': IDLE,
  'a figure leaves': untilLimit(
    { 0: at(1, 1) },
    [e.activation(0), ...e.move(0, 1, 99 / 70, at(1, 1), at(2, 0)), { type: 'leaves', figure: 0, zone: 'exit' }],
    e.idle(2),
    e.idle(1),
    e.idle(3),
    e.idle(4),
  ),
};

describe('a legal log', () => {
  it.each(Object.keys(LOGS))('has no fault: %s', (name) => {
    expect(told(LOGS[name]!)).toEqual([]);
  });
});
