import { EQUIPMENT_TRAITS } from './entries/equipment.ts';
import { LUCK_TRAITS } from './entries/luck.ts';
import { PHYSICAL_TRAITS } from './entries/physical.ts';
import { PROFILE_TRAITS } from './entries/profile.ts';
import { SKILL_TRAITS } from './entries/skill.ts';
import { TEAM_TRAITS } from './entries/team.ts';
import { VITALITY_TRAITS } from './entries/vitality.ts';
import type { Trait } from './trait.ts';

/** All traits by id, in the order of the rulebook's list; then those that only profiles and cards name. */
export const TRAITS: Readonly<Record<string, Trait>> = {
  ...PHYSICAL_TRAITS,
  ...VITALITY_TRAITS,
  ...LUCK_TRAITS,
  ...SKILL_TRAITS,
  ...EQUIPMENT_TRAITS,
  ...TEAM_TRAITS,
  ...PROFILE_TRAITS,
};
