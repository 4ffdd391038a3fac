import { listProfiles } from '../battles/load-profiles.ts';
import { listWeapons } from '../battles/load-weapons.ts';
import type { Profile, Weapon } from '../skirmish/spec.ts';
import type { Listed } from './list.ts';

/** Every profile that a force of a scenario can have, with its numbers and why they are what they are. */
export function listedProfiles(): Listed[] {
  return listProfiles().map((profile) => ({
    facts: { ...profile, weapons: profile.weapons.map(({ id }) => id) },
    lines: linesOf(profile),
  }));
}

function linesOf({ id, name, place, hp, spd, weapons, traits, abilities, algorithm, assumed }: Profile): string[] {
  const has = [...weapons.map((weapon) => weapon.name.pl), ...traits, ...abilities.map((ability) => ability.name.pl)];
  return [
    `${id}  ${name.pl} / ${name.en}`,
    `    PŻ ${hp}, SPD ${spd}"; ${has.join(', ') || 'unarmed'}; by ${algorithm}`,
    `    ${place}`,
    ...(assumed === null ? [] : [`    assumed: ${assumed}`]),
  ];
}

/** Every weapon that a profile or a figure of a band can have. */
export function listedWeapons(): Listed[] {
  return listWeapons().map((weapon) => ({
    facts: { ...weapon },
    lines: [`${weapon.id}  ${weapon.name.pl} / ${weapon.name.en}`, `    ${inWords(weapon)}`],
  }));
}

function inWords(weapon: Weapon): string {
  const { kind, range, shots, dice } = weapon;
  const facts = [
    kind,
    ...(range === 0 ? ['base contact'] : [`${range}"`]),
    ...(shots === null ? [] : [shots === 1 ? 'once a battle' : `${shots} times a battle`]),
    ...(dice === 'hindrance' ? ['hindered'] : []),
    ...(weapon.ignoresCover ? ['ignores cover'] : []),
    ...(weapon.stuns ? ['stuns'] : []),
    ...(weapon.harmless ? ['takes no PŻ'] : []),
    ...(weapon.needsTwo ? ['2 successes = 2 PŻ'] : []),
    ...(weapon.isTechnical ? ['equipment of the Institute'] : []),
    ...(weapon.offHand ? ['for the weaker hand'] : []),
  ];
  return facts.join(', ');
}
