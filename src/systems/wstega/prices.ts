import { ADVANCEMENT, CREATION } from './costs-data.ts';

export type Bought = keyof typeof CREATION;

/** Points that a level costs at creation, 0 for nothing bought. A skill pays more for each level above its attribute. */
export function creationPrice(what: Bought, level: number, attribute: number): number {
  const { perLevel, aboveAttribute } = CREATION[what];
  return level * perLevel + Math.max(0, level - attribute) * aboveAttribute;
}

/** Pedeki for raising the thing by one level, to `level`. */
export function raisePrice(what: Bought, level: number, attribute: number): number {
  const { perLevel, aboveAttribute } = ADVANCEMENT[what];
  return level * perLevel + (level > attribute ? aboveAttribute : 0);
}

/** Points for one attribute with its control and one skill at creation. */
export function creationPoints(of: {
  readonly attribute: number;
  readonly control: number;
  readonly skill: number;
}): number {
  return (
    creationPrice('attribute', of.attribute, of.attribute) +
    creationPrice('control', of.control, of.attribute) +
    creationPrice('skill', of.skill, of.attribute)
  );
}
