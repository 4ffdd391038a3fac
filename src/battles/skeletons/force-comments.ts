import { MOST_FIGURES } from '../../skirmish/engine/roster.ts';
import { SIDES, TEST_KINDS } from '../../skirmish/spec.ts';
import { LIMITS } from '../figure-schema.ts';

const { count, hp, spd } = LIMITS;

/** What is allowed of forces and objectives. */
export const FORCE_COMMENTS = {
  forces: {
    pl: `Siły: grupy postaci jednego profilu. Razem z bandą najwyżej ${MOST_FIGURES} postaci.`,
    en: `Forces: groups of figures of one profile. At most ${MOST_FIGURES} figures, the band among them.`,
  },
  profile: {
    pl: 'Profil: hyperputer list profiles.',
    en: 'The profile: hyperputer list profiles.',
  },
  count: {
    pl: `Ile ich jest, ${count.min}..${count.max}. Bez tego klucza: 1.`,
    en: `How many there are, ${count.min}..${count.max}. Without this key: 1.`,
  },
  side: {
    pl: `Strona: ${SIDES.join(', ')}.
Bestie (beasts) walczą ze wszystkimi, neutralni (neutrals) z nikim. Bez tego klucza: npcs.`,
    en: `The side: ${SIDES.join(', ')}.
Beasts fight everybody, neutrals nobody. Without this key: npcs.`,
  },
  forceZones: {
    pl: 'Strefy, w których się rozstawia albo którymi wchodzi, każda postać w losowej z nich.',
    en: 'The zones in which it is set up or by which it comes in, each figure in one of them at random.',
  },
  hp: {
    pl: `PŻ zamiast tych z profilu, ${hp.min}..${hp.max}.`,
    en: `PŻ in place of the profile's, ${hp.min}..${hp.max}.`,
  },
  spd: {
    pl: `SPD w calach zamiast tego z profilu, ${spd.min}..${spd.max}.`,
    en: `SPD in inches in place of the profile's, ${spd.min}..${spd.max}.`,
  },
  algorithm: {
    pl: 'Lista priorytetów zamiast tej z profilu: hyperputer list algorithms.',
    en: "The priority list in place of the profile's: hyperputer list algorithms.",
  },
  target: {
    pl: 'Siła, strefa albo cel, którego lista broni lub do którego zmierza.',
    en: 'The force, zone or objective that the list protects or aims at.',
  },
  route: {
    pl: 'Miejsca [x, y], między którymi chodzi patrol; najwyżej 64.',
    en: 'Places [x, y] that a patrol walks between; at most 64.',
  },
  escorted: {
    pl: 'true: nie działa sama, prowadzą ją gracze (side: players). Bez tego klucza: false.',
    en: "true: it does not act, players' figures lead it along (side: players). Without this key: false.",
  },
  object: {
    pl: 'true: rzecz z PŻ, którą można zniszczyć; nigdy nie działa. Bez tego klucza: false.',
    en: 'true: a thing with PŻ that can be destroyed; it never acts. Without this key: false.',
  },
  starts: {
    pl: 'false: nie ma jej na początku, sprowadza ją zasada z effects. Bez tego klucza: true.',
    en: 'false: it is not there from the start, an effect brings it. Without this key: true.',
  },
  objectives: {
    pl: `Cele: to, nad czym postaci pracują. Może ich nie być. Każdy ma name i miejsce, a poza tym:
  zone         strefa, w której jest, albo zamiast niej force: siła, którą jest
  test         rodzaj testu albo lista, z której postać bierze najlepszy dla siebie; bez tego nie ma testu:
               ${kindsOn(2, '               ')}
  ap           1 albo 2; successes: ile sukcesów razem, 1..20; side: kto nad nim pracuje, bez tego players
  carried      rzecz, którą się podnosi i nosi: { round: runda, w której się pojawia, sectors: [{ zone, sums }] },
               gdzie sums to sumy 2k6, przy których leży w tej strefie; bez sectors leży gdziekolwiek w strefie celu`,
    en: `Objectives: what figures work on. There may be none. Each has a name and a place, and besides:
  zone         the zone where it is, or in its place force: the force that it is
  test         a kind of test, or a list of which a figure takes the one it is best at; without it there is no test:
               ${kindsOn(2, '               ')}
  ap           1 or 2; successes: how many in all, 1..20; side: who works on it, without it players
  carried      a thing that is picked up and carried: { round: in which it appears, sectors: [{ zone, sums }] },
               where sums are those of 2k6 by which it lies in that zone; without sectors, anywhere in its zone`,
  },
} as const;

/** The kinds of tests on so many lines. */
function kindsOn(lines: number, indent: string): string {
  const each = Math.ceil(TEST_KINDS.length / lines);
  const parts = Array.from({ length: lines }, (_, line) => TEST_KINDS.slice(line * each, (line + 1) * each).join(', '));
  return parts.join(`,\n${indent}`);
}
