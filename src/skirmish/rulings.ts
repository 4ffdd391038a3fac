import { type OptionsOf, ruling } from '../systems/ruling.ts';
import { POOL_RULINGS } from '../systems/teohiphip/pool/rulings.ts';
import { TRAIT_RULINGS } from './traits/rulings.ts';
import { TRAIT_USES } from './traits/uses.ts';

/** How the skirmish is read where the rulebook is open; the first option is the default. */
export const SKIRMISH_RULINGS = {
  'activation.order': ruling({
    options: {
      alternate: 'the sides activate one figure in turn; who has none left lets the other go on',
      strict: "a band's next figure waits until every figure that is not of the band has acted",
      'npc-block': 'the opposition acts with all its figures in one turn',
    },
    place: 'Podręcznik czasownika, Aktywacja i tura; Podręcznik mistrza gry, Przebieg rundy i aktywacja',
    why: 'The quick start alternates figures; both handbooks make the next figure of a band wait for everybody else; the game master may let a whole NPC band act at once.',
  }),
  'activation.npc-control': ruling({
    options: {
      algorithm: 'NPCs act in the order in which they stand in the scenario',
      'nearest-after-player': "after a player's figure the nearest NPC that has not acted",
    },
    place: 'Podręcznik mistrza gry, Automatyzacja przeciwników, Kto kontroluje BN?',
    why: 'The second is an optional rule.',
  }),
  'activation.first': ruling({
    options: {
      roll: 'each side rolls a k6 at the start of each round, ties are rolled again',
      players: 'the players',
      npcs: 'the opposition',
    },
    place: 'Podręcznik czasownika, Aktywacja i tura',
    why: 'By a roll of k6 or in a fixed order.',
  }),
  'actions.repeat': ruling({
    options: { allowed: 'a figure may attack twice', different: 'the two AP go to two different actions' },
    place: 'Szybki start, Podstawowe akcje',
    why: 'Two different actions or one of 2 AP, says the quick start; the handbooks are silent.',
  }),
  'hunker.attack-then-hunker': ruling({
    options: {
      allowed: 'a figure that has attacked may hunker down with its second AP',
      forbidden: 'it may not',
    },
    place: 'Podręcznik czasownika, Akcje w turze, Krycie się',
    why: 'An attack ends Krycie się; the lists of the NPCs attack first and hunker down after.',
  }),
  'cover.hunker-stacks': ruling({
    options: { no: 'cover and Krycie się together ignore one success', yes: 'they ignore two' },
    place: 'Podręcznik czasownika, Akcje w turze, Krycie się',
    why: 'Krycie się gives the benefit of cover.',
  }),
  'cover.in-melee': ruling({
    options: {
      no: 'terrain cover counts against ranged and thrown attacks only',
      yes: 'terrain cover counts against melee attacks too',
    },
    place: 'Podręcznik czasownika, Teren i osłona',
    why: 'Cover is drawn from the attacker’s line of sight; Krycie się counts against both.',
  }),
  'concealment.with-cover': ruling({
    options: {
      both: 'a hindrance and an ignored success may both apply',
      stronger: 'where a success is ignored, concealment changes nothing',
    },
    place: 'Podręcznik czasownika, Linia wzroku; Teren i osłona',
    why: 'The two are not said to exclude each other.',
  }),
  'shooting.into-melee': ruling({
    options: {
      allowed: 'a target in base contact with one’s own side may be shot at',
      forbidden: 'it may not',
    },
    place: 'Podręcznik czasownika, Walka',
    why: 'The rulebook is silent.',
  }),
  'shooting.from-melee': ruling({
    options: {
      allowed: 'a figure in base contact with an enemy may shoot',
      forbidden: 'it may only fight in melee',
    },
    place: 'Podręcznik czasownika, Walka',
    why: 'The rulebook is silent; it says only that leaving takes a Move.',
  }),
  'aim.carries-over': ruling({
    options: {
      no: 'aiming helps an attack of the same activation only',
      yes: 'aiming with the last AP helps the first attack of the next activation',
    },
    place: 'Podręcznik czasownika, Akcje w turze, Celowanie; Podręcznik mistrza gry, Biblioteka algorytmów BN',
    why: 'The next attack of this turn, says the rule; several lists aim with their last AP for the next turn.',
  }),
  'npc.second-ap': ruling({
    options: {
      hunker: 'Krycie się',
      aim: 'Celowanie',
      'by-profile': 'what the profile of the figure says',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN',
    why: 'The lists say "Kryj się lub Celuj".',
  }),
  'npc.list-again': ruling({
    options: {
      'own-words': 'a line that says what to do with the second AP is followed; else the list is read again',
      'list-again': 'the list is read again for the second AP, whatever the line says of it',
    },
    place: 'Podręcznik mistrza gry, Automatyzacja przeciwników, Stosowanie algorytmu; Biblioteka algorytmów BN',
    why: 'The rule reads the list again for the second AP; most lines say what it is for.',
  }),
  'npc.search': ruling({
    options: {
      'last-seen': 'where an enemy was last seen; the players’ goal when none has been',
      goal: 'the players’ goal; where an enemy was last seen when there is no goal to go to',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Agresywny Szturmowiec; Atak na Najbliższego Gracza',
    why: 'With nobody in sight the lists go to the goal of the players or to the last known position of an enemy.',
  }),
  'npc.intruder': ruling({
    options: {
      intercept: 'an intruder in the protected zone is intercepted, also when it is out of reach',
      'attackers-too': 'so is an enemy who attacks what is protected from outside the zone',
      'in-order': 'an enemy in sight and out of reach makes a guard hunker down, wherever it is',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Ochrona Celu/Pozycji',
    why: 'Line 2 takes every visible enemy that is out of reach, before line 3 can intercept one that enters the zone.',
  }),
  'npc.call': ruling({
    options: {
      hunt: 'after a call for help the guards of that side intercept every enemy whom they or the caller see, to the end of the battle',
      none: 'a call for help changes nothing',
    },
    place: 'Misja neutralizacyjna, Siły przeciwników; Biblioteka algorytmów BN, Obrona Pozycji/Przetrwanie',
    why: 'Help is called for in a list and a profile; what those who are called do is not said, and guards stay where they are.',
  }),
  'npc.next-or-hunker': ruling({
    options: {
      'when-gone': 'towards the next enemy when the target is gone, else Krycie się',
      next: 'always towards the next enemy',
      hunker: 'always Krycie się',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Atak na Najbliższego Gracza; Obrabować Wszystkich',
    why: 'The lists say "Rusz w stronę kolejnego wroga lub Kryj się".',
  }),
  'npc.preferred': ruling({
    options: {
      'in-reach': 'a preferred target goes before a nearer one when a full move reaches it',
      always: 'a preferred target goes before all others',
      ties: 'only of targets equally near',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Drapieżnik; Obrabować Wszystkich',
    why: 'The nearest figure, says the list, preferring the wounded, or the rich and the weak.',
  }),
  'npc.hold': ruling({
    options: { hunker: 'Krycie się', stay: 'the figure stays and does nothing' },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Utrzymanie Linii',
    why: 'To hold one’s position is no action of the rules.',
  }),
  'npc.far-goal': ruling({
    options: {
      approach: 'a goal farther than a full move is gone for all the same',
      'in-reach': 'only a goal within a full move is gone for; the list goes on',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Realizacja Celu; Zniszczyć Cel',
    why: 'The lists name a goal within SPD or twice SPD, and say nothing of one that is farther.',
  }),
  'npc.no-better-place': ruling({
    options: {
      shoot: 'a shooter that finds no better place shoots from where it is',
      hold: 'it does not shoot at a target that is concealed or in cover',
    },
    place: 'Podręcznik mistrza gry, Biblioteka algorytmów BN, Wsparcie z Tyłu',
    why: 'Line 2 moves to a better place and does not say what to do when there is none.',
  }),
  'npc.neutral': ruling({
    options: {
      hides: 'a neutral figure that avoids fights keeps away from everybody who does not guard it',
      trusts: 'it keeps away from its enemies, and has none but beasts',
    },
    place: '"Precyzyjna" korekta historyczna, Siły przeciwników, Platon; Biblioteka algorytmów BN, Unikanie Walki',
    why: 'Platon avoids fights by a list that speaks of enemies; whose enemy he is, is not said.',
  }),
  'movement.through-allies': ruling({
    options: { allowed: 'a figure may pass through its own side', forbidden: 'it may pass through nobody' },
    place: 'Podręcznik czasownika, Ruch',
    why: 'The rulebook is silent; never through enemies, and never ending on a figure.',
  }),
  'test.passed': ruling({
    options: { 'one-success': 'a test that is not an attack passes with one success' },
    place: 'Podręcznik czasownika, Mechanika testów',
    why: 'How many successes a test needs is not said.',
  }),
  'beast.damage': ruling({
    options: {
      'one-per-success': 'every success takes 1 PŻ',
      'two-needed': 'one success takes nothing, two take 2 PŻ',
    },
    place: 'Podręcznik mistrza gry, Przykładowe profile BN, Bestia Temporalna',
    why: 'The profile alone says "2 sukcesy=2 PŻ".',
  }),
  'stun.adds-up': ruling({
    options: {
      no: 'a figure that is stunned more than once lacks 1 AP',
      yes: 'it lacks 1 AP for each failed test of resistance',
    },
    place: 'Podręcznik mistrza gry, Przykładowe profile BN, Agent MOIRY',
    why: 'A failed test costs 1 AP of the next turn; what two of them cost is not said.',
  }),
  'stun.through-cover': ruling({
    options: {
      no: 'a hit stuns when a success is left that cover and the like do not ignore',
      yes: 'any success stuns, ignored or not',
    },
    place: 'Podręcznik mistrza gry, Przykładowe profile BN, Agent MOIRY',
    why: 'The baton works on a success; whether an ignored success is one is not said.',
  }),
  'swaps.per-test': POOL_RULINGS['swaps.per-test'],
  'formation.both': ruling({
    options: {
      figures: 'each of two or more figures with the trait in base contact ignores one success',
      alone: 'a figure with the trait ignores one success beside any figure of its side',
    },
    place: 'Podręcznik mistrza gry, Przykładowe profile BN, Wojownik Historyczny',
    why: 'Both figures in contact are named; whether the other must have the trait is not.',
  }),
  'neutralise.at-one': ruling({
    options: { yes: 'a target brought to 1 PŻ is neutralised', no: 'a target must be eliminated' },
    place: 'Misja neutralizacyjna, Cele misji',
    why: 'Overpowering is given as an example: "np. zredukować PŻ do 1".',
  }),
  'escort.leads': ruling({
    options: {
      alone: 'the AP moves the one who is led; whoever leads stays behind',
      together: 'whoever leads comes along for the same AP, as far as a Move takes it',
    },
    place: 'Eskorta "zaginionego" zasobu, Siły przeciwników, Naukowiec z Jajem',
    why: 'A figure in base contact spends 1 AP on his movement; whether it moves with him is not said.',
  }),
  'escort.panic': ruling({
    options: {
      led: 'whoever is led along takes the test of will against panic',
      leader: 'the nearest figure of the band takes it',
    },
    place: 'Eskorta "zaginionego" zasobu, Zasady specjalne, Panika Naukowca',
    why: 'The player in control takes the test; with whose will is not said.',
  }),
  'escort.hatched': ruling({
    options: {
      'goes-on': 'what something has hatched from is still worth bringing in',
      lost: 'it is destroyed',
    },
    place: 'Eskorta "zaginionego" zasobu, Cele misji; Zasady specjalne, Wykluwanie Jaja',
    why: 'A destroyed egg loses the mission; whether hatching destroys it is not said.',
  }),
  'stealth.when': ruling({
    options: {
      'guard-activates':
        'a guard that begins its activation tests the nearest figure that it sees; passed, it notices nobody in it',
      'figure-moves': 'a figure is tested each time that it has moved in sight of guards, by the nearest of them',
    },
    place: 'Sabotaż bazy konkurencji, Siły przeciwników (BN), Systemy Alarmowe',
    why: 'A failed test of stealth raises the alarm; when one is taken is not said.',
  }),
  'carried.held': ruling({
    options: {
      unopposed: 'a side has a thing when a figure is in base contact with it and no enemy controls it',
      contact: 'a figure in base contact with it is enough, whoever controls it',
      control: 'a figure has to control it',
    },
    place: 'Wyścig po artefakt temporalny, Cele misji',
    why: 'Base contact wins, says the victory; control that is missing loses, says the defeat.',
  }),
  'carried.jumps': ruling({
    options: {
      'from-hands': 'a thing that is carried jumps out of the hands of its carrier',
      'free-only': 'it jumps only while nobody controls it',
    },
    place: 'Wyścig po artefakt temporalny, Zasady specjalne, Komplikacja',
    why: 'Whether control keeps it from jumping is not said.',
  }),
  'carried.explodes': ruling({
    options: {
      yes: 'what nobody controls as the last round ends explodes',
      no: 'it does not',
    },
    place: 'Wyścig po artefakt temporalny, Zasady specjalne, Destabilizacja',
    why: 'The rule is optional, and a defeat is named for where it applies.',
  }),
  ...TRAIT_RULINGS,
  ...TRAIT_USES,
} as const;

export type SkirmishRulings = OptionsOf<typeof SKIRMISH_RULINGS>;
