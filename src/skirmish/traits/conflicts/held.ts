import type { Deed, Hooks } from '../trait.ts';
import type { TraitUse } from '../uses.ts';

/** A trait as a figure has it beside another. */
export interface Held {
  readonly id: string;
  readonly name: string;
  readonly hooks: Hooks;
  readonly use: TraitUse | undefined;
}

/** `void`: one never does anything; `weaker`: it does less; `cancels`: they undo each other; `note`: how they meet. */
export type ConflictKind = 'void' | 'weaker' | 'cancels' | 'note';

export interface Verdict {
  readonly kind: ConflictKind;
  /** One sentence. */
  readonly why: string;
}

/** What holds for the pair in one order or the other. */
export function eitherWay(one: Held, other: Held, rule: (one: Held, other: Held) => Verdict[]): Verdict[] {
  return [...rule(one, other), ...rule(other, one)];
}

export function does({ hooks }: Held, deed: Deed): boolean {
  return hooks.does?.includes(deed) ?? false;
}
