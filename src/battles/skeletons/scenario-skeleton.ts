import type { Language } from '../../text/bilingual.ts';
import { commented } from './commented.ts';
import { EFFECT_COMMENTS } from './effect-comments.ts';
import { ENDING_COMMENTS } from './ending-comments.ts';
import { FORCE_COMMENTS } from './force-comments.ts';
import { TABLE_COMMENTS } from './table-comments.ts';

/** Lines that begin with `#` and no space are examples: with all of them in use it is a scenario too. */
const TEMPLATE = `# {head}

# {name}
name: { pl: {title}, en: {title} }
# {place}
place: {origin}
# {epoch}
#epoch: kreda
# {dark}
#dark: true
# {rounds}
rounds: 6

# {table}
table:
  width: 2ft
  height: 2ft
  # {cell}
  #cell: 1
  # {terrain}
  terrain:
    skaly:
      name: { pl: Skały, en: Rocks }
      # {properties}
      properties: [blocks]
      # {shapes}
      shapes:
        - [2, 11, 4, 2]
        - [18, 11, 4, 2]
    murki:
      name: { pl: Murki, en: Low walls }
      properties: [cover]
      shapes:
        - [7, 16, 3, 1]
        - [14, 16, 3, 1]
        - [7, 7, 3, 1]
        - [14, 7, 3, 1]
    zarosla:
      name: { pl: Zarośla, en: Undergrowth }
      properties: [soft, difficult]
      shapes:
        - [[9, 10], [14, 10], [15, 12], [12, 13], [9, 12]]
  # {zones}
  zones:
    start:
      name: { pl: Południowy skraj, en: Southern edge }
      # {use}
      use: deployment
      shapes: [[6, 21, 12, 3]]
    oboz:
      name: { pl: Obóz, en: Camp }
      use: deployment
      shapes: [[8, 2, 8, 4]]
    #skrytka: { name: { pl: Skrytka, en: Stash }, use: objective, shapes: [[11, 3, 2, 1]] }
    #sciezka: { name: { pl: Ścieżka, en: Trail }, use: entry, shapes: [[0, 4, 1, 6]] }
# {deployment}
deployment: start

# {forces}
forces:
  straz:
    # {profile}
    profile: szeregowy-agent-int
    # {count}
    count: 2
    # {side}
    side: npcs
    # {forceZones}
    zones: [oboz]
    # {hp}
    #hp: 5
    # {spd}
    #spd: 6
    # {algorithm}
    #algorithm: ochrona-celu
    # {target}
    #target: oboz
    # {route}
    #route: [[9, 4], [15, 4]]
    # {escorted}
    #escorted: false
    # {object}
    #object: false
    # {starts}
    #starts: true
  #wataha: { profile: zmutowana-fauna, count: 3, side: beasts, zones: [sciezka], starts: false }

# {objectives}
#objectives: { skrzynia: { name: { pl: Skrzynia, en: Chest }, zone: skrytka, test: technical, successes: 2 } }

# {effects}
effects:
  wstrzas:
    # {effectKind}
    kind: complication
    name: { pl: Wstrząs temporalny, en: Temporal tremor }
    # {effectRounds}
    rounds: 2..6
    # {faces}
    faces: [1, 2]
    # {does}
    does: { kind: pulse, centre: oboz, radius: 8, test: resistance, loses: ap }
  #wilki: { kind: wave, name: { pl: Wilki, en: Wolves }, rounds: 3..5, count: 1, force: wataha }
  #wnyki: { kind: trap, name: { pl: Wnyki, en: Snares }, zone: sciezka, test: [perception, agility], damage: 1 }

# {goal}
goal: { kind: eliminate, side: npcs }
# {wins}
wins:
  straz-pokonana:
    name: { pl: Straż pokonana, en: The guards are beaten }
    # {when}
    when: at-once
    # {all}
    all:
      - { kind: side-eliminated, side: npcs }
  #skrzynia-otwarta: { name: { pl: Skrzynia otwarta, en: Chest open }, all: [{ kind: done, objective: skrzynia }] }
# {losses}
losses:
  banda-wyeliminowana:
    name: { pl: Banda wyeliminowana, en: The band is eliminated }
    all:
      - { kind: side-eliminated, side: players }
# {atLimit}
at-limit: loss
# {scales}
#scales: { forces.straz.count: 1..4 }
`;

const ORIGIN = { pl: 'scenariusz własny', en: 'a scenario of our own' };

const COMMENTS = { ...TABLE_COMMENTS, ...FORCE_COMMENTS, ...EFFECT_COMMENTS, ...ENDING_COMMENTS };

/** A scenario that can be played as it is, with what is allowed at every key, without the line that names its schema. */
export function scenarioSkeleton(title: string, language: Language): string {
  return commented(TEMPLATE, COMMENTS, { title, origin: ORIGIN[language] }, language);
}
