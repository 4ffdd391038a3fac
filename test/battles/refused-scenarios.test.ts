import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/battles/load-scenario.ts';
import { complaintAboutScenario, SCENARIO, write } from './written.ts';

interface Row {
  readonly what: string;
  /** What is replaced in the scenario, and by what. */
  readonly change: readonly [string, string];
  readonly message: string;
}

function changed([from, to]: Row['change']): string {
  expect(SCENARIO).toContain(from);
  return SCENARIO.replace(from, to);
}

const complains = ({ change, message }: Row) => {
  expect(complaintAboutScenario(changed(change))).toBe(`scenario.yaml:${message}`);
};

it('the scenario that the rows change is a good one', () => {
  expect(loadScenario(write(SCENARIO, 'scenario.yaml'))).toMatchObject({
    id: 'scenario',
    table: { width: 12, height: 12, cell: 1 },
    atLimit: 'loss',
  });
});

describe('unknown names', () => {
  it.each<Row>([
    {
      what: 'a key',
      change: ['rounds: 6', 'ruonds: 6'],
      message:
        "3:1: ruonds: unknown key 'ruonds'; did you mean 'rounds'? Known: name, place, epoch, dark, rounds, table, " +
        'deployment, forces, objectives, effects, goal, wins, losses, at-limit, scales',
    },
    {
      what: 'a key of a force',
      change: ['    count: 2', '    cuont: 2'],
      message:
        "27:5: forces.straz.cuont: unknown key 'cuont'; did you mean 'count'? Known: profile, count, hp, spd, side, " +
        'algorithm, zones, target, escorted, object, starts, route',
    },
    {
      what: 'a key of an effect, whose kind says which there are',
      change: ['    damage: 1', '    damages: 1'],
      message:
        "53:5: effects.wilcze-doly.damages: unknown key 'damages'; did you mean 'damage'? Known: kind, name, zone, test, damage",
    },
    {
      what: 'a key in a list',
      change: ['objective: skrzynia }\nlosses', 'objective: skrzynia, zone: brama }\nlosses'],
      message: "59:44: wins.otwarta.all.0.zone: unknown key 'zone'. Known: kind, objective",
    },
    {
      what: 'a profile',
      change: ['legionista', 'legionsta'],
      message:
        "26:5: forces.straz.profile: unknown profile 'legionsta'; did you mean 'legionista'? Known: agent-moiry, " +
        'agent-rywali, bandyta, dowodca-ochrony, generator, klopotek, legionista, mini-raptor, naukowiec-z-jajem, ochroniarz-int, ' +
        'paradoksalny-cien, platon, raptor, straznik-akademii, szeregowy-agent-int, t-rex, tygrys-szablozebny, ' +
        'uszkodzony-robot, wojownik-plemienny, zapasnik, zmutowana-fauna',
    },
    {
      what: 'a profile that would be a path',
      change: ['legionista', '../profiles/legionista.yaml'],
      message:
        "26:5: forces.straz.profile: unknown profile '../profiles/legionista.yaml'. Known: agent-moiry, " +
        'agent-rywali, bandyta, dowodca-ochrony, generator, klopotek, legionista, mini-raptor, naukowiec-z-jajem, ochroniarz-int, ' +
        'paradoksalny-cien, platon, raptor, straznik-akademii, szeregowy-agent-int, t-rex, tygrys-szablozebny, ' +
        'uszkodzony-robot, wojownik-plemienny, zapasnik, zmutowana-fauna',
    },
    {
      what: 'an algorithm',
      change: ['    count: 2', '    algorithm: drapieznk'],
      message:
        "27:5: forces.straz.algorithm: unknown value 'drapieznk'; did you mean 'drapieznik'? Known: agresywny-szturmowiec, " +
        'ochrona-celu, wsparcie-z-tylu, drapieznik, utrzymanie-linii, unikanie-walki, realizacja-celu, ' +
        'neutralizacja-wszystkich, najwiekszy-glodomor, obrona-pozycji, zniszczyc-cel, atak-na-najblizszego-gracza, ' +
        'przejac-artefakt, obrabowac-wszystkich, patrol',
    },
    {
      what: 'a property of terrain',
      change: ['[blocks, cover]', '[blocks, covr]'],
      message:
        "10:28: table.terrain.mur.properties.1: unknown value 'covr'; did you mean 'cover'? Known: blocks, cover, soft, " +
        'difficult, climb, door',
    },
    {
      what: 'a zone of the deployment',
      change: ['deployment: start', 'deployment: strat'],
      message: "23:1: deployment: unknown zone 'strat'; did you mean 'start'? Known: start, brama",
    },
    {
      what: 'a zone of a force',
      change: ['[brama]\n    target', '[brama, barma]\n    target'],
      message: "28:20: forces.straz.zones.1: unknown zone 'barma'; did you mean 'brama'? Known: start, brama",
    },
    {
      what: 'a target',
      change: ['target: skrzynia', 'target: skrzynka'],
      message:
        "29:5: forces.straz.target: unknown force, zone or objective 'skrzynka'; did you mean 'skrzynia'? " +
        'Known: straz, posilki, start, brama, skrzynia',
    },
    {
      what: 'a force of an effect',
      change: ['force: posilki', 'force: posiłki'],
      message: "47:5: effects.fala.force: unknown force 'posiłki'; did you mean 'posilki'? Known: straz, posilki",
    },
    {
      what: 'a zone of an effect',
      change: ['zone: brama\n    test: agility', 'zone: most\n    test: agility'],
      message: "51:5: effects.wilcze-doly.zone: unknown zone 'most'. Known: start, brama",
    },
    {
      what: 'a zone of an objective',
      change: ['zone: brama\n    test: technical', 'zone: bramka\n    test: technical'],
      message: "38:5: objectives.skrzynia.zone: unknown zone 'bramka'; did you mean 'brama'? Known: start, brama",
    },
    {
      what: 'an objective of the goal',
      change: ['goal: { kind: work, objective: skrzynia', 'goal: { kind: work, objective: skarb'],
      message: "54:21: goal.objective: unknown objective 'skarb'. Known: skrzynia",
    },
    {
      what: 'an exit of the goal',
      change: ['objective: skrzynia }\nwins', 'objective: skrzynia, exit: bram }\nwins'],
      message: "54:42: goal.exit: unknown zone 'bram'; did you mean 'brama'? Known: start, brama",
    },
    {
      what: 'an objective of a condition',
      change: ['- { kind: done, objective: skrzynia }', '- { kind: done, objective: skrzyni }'],
      message:
        "59:23: wins.otwarta.all.0.objective: unknown objective 'skrzyni'; did you mean 'skrzynia'? Known: skrzynia",
    },
    {
      what: 'a kind of condition',
      change: ['- kind: side-eliminated', '- kind: side-eliminatd'],
      message:
        "64:9: losses.koniec.all.0.kind: unknown value 'side-eliminatd'; did you mean 'side-eliminated'? Known: " +
        'neutralised, eliminated, standing, side-eliminated, reached, evacuated, inside, done, holds, destroyed, hatched, any',
    },
    {
      what: 'a condition without a kind',
      change: ['- kind: side-eliminated\n        side', '- side'],
      message:
        '64:9: losses.koniec.all.0.kind: missing. Known: neutralised, eliminated, standing, side-eliminated, reached, evacuated, inside, done, ' +
        'holds, destroyed, hatched, any',
    },
    {
      what: 'a side',
      change: ['side: beasts', 'side: beast'],
      message:
        "32:5: forces.posilki.side: unknown value 'beast'; did you mean 'beasts'? Known: players, npcs, rivals, beasts, neutrals",
    },
    {
      what: 'an id with a capital letter',
      change: ['  straz:', '  Straz:'],
      message: '25:3: forces.Straz: allowed: lower-case ASCII letters, digits and hyphens',
    },
  ])('$what: $message', complains);
});

describe('numbers that are not allowed', () => {
  const COUNT = '27:5: forces.straz.count: allowed: a whole number 0..40';
  const LENGTH = 'allowed: inches 1..96 (36, 36in) or feet (3ft)';
  const SHAPE = 'allowed: [x, y, width, height] or a list of 3 to 64 points [x, y], in inches 0..96';
  const ROUNDS = 'effects.fala.rounds: allowed: a whole number 1..20, a list of them, or from..to';

  it.each<Row>([
    { what: 'figures below zero', change: ['count: 2', 'count: -1'], message: COUNT },
    { what: 'too many figures', change: ['count: 2', 'count: 41'], message: COUNT },
    { what: 'half a figure', change: ['count: 2', 'count: 1.5'], message: COUNT },
    { what: 'figures in words', change: ['count: 2', 'count: two'], message: COUNT },
    { what: 'no number of figures', change: ['count: 2', 'count:'], message: COUNT },
    { what: 'endless figures', change: ['count: 2', 'count: .inf'], message: COUNT },
    { what: 'no figures at all', change: ['count: 2', 'count: .nan'], message: COUNT },
    {
      what: 'no PŻ',
      change: ['count: 2', 'hp: 0'],
      message: '27:5: forces.straz.hp: allowed: a whole number 1..20',
    },
    {
      what: 'too great a SPD',
      change: ['count: 2', 'spd: 25'],
      message: '27:5: forces.straz.spd: allowed: inches 0..24 (36, 36in) or feet (3ft)',
    },
    { what: 'no round', change: ['rounds: 6', 'rounds: 0'], message: '3:1: rounds: allowed: a whole number 1..20' },
    {
      what: 'too many rounds',
      change: ['rounds: 6', 'rounds: 21'],
      message: '3:1: rounds: allowed: a whole number 1..20',
    },
    {
      what: 'a table of a thousand feet',
      change: ['width: 1ft', 'width: 1000ft'],
      message: `5:3: table.width: ${LENGTH}`,
    },
    { what: 'a table in metres', change: ['width: 1ft', 'width: 1m'], message: `5:3: table.width: ${LENGTH}` },
    { what: 'a table without height', change: ['height: 12in', 'height: 0'], message: `6:3: table.height: ${LENGTH}` },
    {
      what: 'a table that is no whole number of cells',
      change: ['width: 1ft', 'width: 11.5'],
      message: '5:3: table.width: width is 11.5; allowed: a whole number of cells of 1"',
    },
    {
      what: 'tiny cells',
      change: ['width: 1ft', 'width: 1ft\n  cell: 0.001'],
      message: '6:3: table.cell: allowed: 0.5, 1',
    },
    {
      what: 'a shape with three numbers',
      change: ['[5, 4, 1, 4]', '[5, 4, 1]'],
      message: `12:11: table.terrain.mur.shapes.0: ${SHAPE}`,
    },
    {
      what: 'a shape to the left of the table',
      change: ['[5, 4, 1, 4]', '[-5, 4, 1, 4]'],
      message: '12:12: table.terrain.mur.shapes.0.0: allowed: inches 0..96 (36, 36in) or feet (3ft)',
    },
    {
      what: 'a polygon with two corners',
      change: ['[[8, 1], [10, 1], [9, 3]]', '[[8, 1], [10, 1]]'],
      message: `13:11: table.terrain.mur.shapes.1: ${SHAPE}`,
    },
    {
      what: 'a shape that hangs over the edge',
      change: ['[[8, 1], [10, 1], [9, 3]]', '[10, 1, 3, 1]'],
      message:
        "13:11: table.terrain.mur.shapes.1: 'mur': a rectangle with a corner at (13, 2) is off the table; allowed: (0, 0) to (12, 12)",
    },
    { what: 'a range of rounds that runs backwards', change: ['2..3', '3..2'], message: `45:5: ${ROUNDS}` },
    {
      what: 'rounds that there never are',
      change: ['2..3', '[2, 99]'],
      message: '45:17: effects.fala.rounds.1: allowed: a whole number 1..20',
    },
    { what: 'a range that never ends', change: ['2..3', '1..999'], message: `45:5: ${ROUNDS}` },
    { what: 'too many AP', change: ['successes: 2', 'ap: 3'], message: '40:5: objectives.skrzynia.ap: allowed: 1, 2' },
    {
      what: 'a point with three numbers',
      change: ['count: 2', 'route: [[1, 2], [1, 2, 3]]'],
      message: '27:21: forces.straz.route.1: allowed: [x, y] in inches 0..96',
    },
  ])('$what: $message', complains);
});

describe('scenarios that cannot be played', () => {
  it.each<Row>([
    {
      what: 'more figures than a battle has',
      change: [
        '  posilki:',
        '  tlum: { profile: raptor, count: 40, zones: [brama] }\n  druga-straz: { profile: raptor, count: 21, zones: [brama] }\n  posilki:',
      ],
      message: '24:1: forces: there are 64 figures; allowed: at most 63, besides the band',
    },
    {
      what: 'more figures than cells',
      change: ['count: 2', 'count: 17'],
      message: "27:5: forces.straz.count: force 'straz' has 17 figures for 16 free cells; allowed: at most one a cell",
    },
    {
      what: 'a wave into a wall',
      change: ['[5, 4, 1, 4]', '[10, 4, 2, 8]'],
      message:
        "19:5: table.zones.brama: zone 'brama' has no free cell: all 16 lie in terrain that blocks or is climbed",
    },
    {
      what: 'an objective behind a wall',
      change: ['[5, 4, 1, 4]', '[5, 0, 1, 12]'],
      message:
        "38:5: objectives.skrzynia.zone: objective 'skrzynia' cannot be reached from (0.5, 0.5) in the deployment zone 'start': terrain blocks every way",
    },
    {
      what: 'a force that never arrives',
      change: ['    count: 2', '    starts: false'],
      message: '27:5: forces.straz.starts: no effect brings this force; allowed: true',
    },
    {
      what: 'a force that arrives and is there',
      change: ['    starts: false\n', ''],
      message: '30:3: forces.posilki: an effect brings this force; it needs starts: false',
    },
    {
      what: 'no way to win',
      change: [
        '  otwarta:\n    name: { pl: Otwarta, en: Open }\n    all:\n      - { kind: done, objective: skrzynia }\n',
        '  {}\n',
      ],
      message: '55:1: wins: there has to be a way to win',
    },
    {
      what: 'a win without a condition',
      change: ['    all:\n      - { kind: done, objective: skrzynia }', '    all: []'],
      message: '58:5: wins.otwarta.all: Too small: expected array to have >=1 items',
    },
    {
      what: 'a win before the battle begins',
      change: ['{ kind: done, objective: skrzynia }\nlosses', '{ kind: inside, zone: start }\nlosses'],
      message: '56:3: wins.otwarta: all of it is so before the battle begins',
    },
    {
      what: 'a target that is neutralised from the start',
      change: ['{ kind: done, objective: skrzynia }\nlosses', '{ kind: neutralised, force: straz, hp: 4 }\nlosses'],
      message: "59:44: wins.otwarta.all.0.hp: 'straz' starts with 4 PŻ; allowed: less than that",
    },
    {
      what: 'a side that nobody is of',
      change: ['side: players', 'side: rivals'],
      message: '65:9: losses.koniec.all.0.side: no figure is of the side rivals',
    },
    {
      what: 'a goal that has no figures',
      change: ['goal: { kind: work, objective: skrzynia }', 'goal: { kind: neutralise, force: pusta }'],
      message: "54:27: goal.force: unknown force 'pusta'. Known: straz, posilki",
    },
  ])('$what: $message', complains);
});

it('a target that is two things', () => {
  expect(complaintAboutScenario(SCENARIO.replaceAll('skrzynia', 'brama'))).toBe(
    "scenario.yaml:29:5: forces.straz.target: 'brama' names two things: zone, objective",
  );
});

it('a scenario is named by its file', () => {
  expect(complaintAboutScenario(SCENARIO, 'My Scenario.yaml')).toBe(
    'My Scenario.yaml: a scenario is named by its file: lower-case ASCII letters, digits and hyphens',
  );
});
