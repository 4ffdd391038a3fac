import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBand } from '../../src/battles/load-band.ts';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { complaintOf } from '../complaint.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();

/** Writes a file over the one of this name before it. */
export function write(text: string, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** What is wrong with a scenario, with its folder cut off so that a message reads `scenario.yaml:4:3: …`. */
export function complaintAboutScenario(text: string, name = 'scenario.yaml'): string {
  const path = write(text, name);
  return complaintOf(() => loadScenario(path)).replaceAll(`${folder}/`, '');
}

export function complaintAboutBand(text: string): string {
  const path = write(text, 'band.yaml');
  return complaintOf(() => loadBand(path)).replaceAll(`${folder}/`, '');
}

/** A small scenario with one of everything. */
export const SCENARIO = `name: { pl: Próba, en: Trial }
place: here
rounds: 6
table:
  width: 1ft
  height: 12in
  terrain:
    mur:
      name: { pl: Mur, en: Wall }
      properties: [blocks, cover]
      shapes:
        - [5, 4, 1, 4]
        - [[8, 1], [10, 1], [9, 3]]
  zones:
    start:
      name: { pl: Start, en: Start }
      use: deployment
      shapes: [[0, 0, 2, 12]]
    brama:
      name: { pl: Brama, en: Gate }
      use: entry
      shapes: [[10, 4, 2, 8]]
deployment: start
forces:
  straz:
    profile: legionista
    count: 2
    zones: [brama]
    target: skrzynia
  posilki:
    profile: raptor
    side: beasts
    zones: [brama]
    starts: false
objectives:
  skrzynia:
    name: { pl: Skrzynia, en: Chest }
    zone: brama
    test: technical
    successes: 2
effects:
  fala:
    kind: wave
    name: { pl: Fala, en: Wave }
    rounds: 2..3
    count: 1
    force: posilki
  wilcze-doly:
    kind: trap
    name: { pl: Wilcze doły, en: Pits }
    zone: brama
    test: agility
    damage: 1
goal: { kind: work, objective: skrzynia }
wins:
  otwarta:
    name: { pl: Otwarta, en: Open }
    all:
      - { kind: done, objective: skrzynia }
losses:
  koniec:
    name: { pl: Koniec, en: The end }
    all:
      - kind: side-eliminated
        side: players
`;

export const BAND = `name: { pl: Para, en: Pair }
figures:
  ada:
    name: Ada
    hp: 4
    weapons: [palka]
    traits: [czujny]
  borys:
    name: Borys
    hp: 4
    spd: 5
`;
