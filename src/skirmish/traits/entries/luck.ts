import type { Trait } from '../trait.ts';
import { BAD_LUCK } from './bad-luck.ts';
import { GOOD_LUCK } from './good-luck.ts';

/** What a figure can and cannot do with its pool. */
export const LUCK_TRAITS: Readonly<Record<string, Trait>> = { ...BAD_LUCK, ...GOOD_LUCK };
