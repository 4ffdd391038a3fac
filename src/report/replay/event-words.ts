import type { LogEvent } from '../../skirmish/log/event.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { attackWords, damageWords } from './combat-words.ts';
import { inBoth, inchesText, successes } from './counted-words.ts';
import { disturbanceWords } from './disturbance-words.ts';
import type { LogNames } from './log-names.ts';
import { testWords } from './test-words.ts';
import { thingWords } from './thing-words.ts';
import { grantWords, poolDieWords, rerollWords, swapWords, traitWords, vitalityWords } from './trait-words.ts';

type Event<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

const SIDES: Readonly<Record<Event<'first'>['first'], Bilingual>> = {
  players: { pl: 'gracze', en: 'the players' },
  opposition: { pl: 'przeciwnicy', en: 'the opposition' },
};

const RESULTS: Readonly<Record<Event<'end'>['result'], Bilingual>> = {
  win: { pl: 'wygrana graczy', en: 'the players win' },
  loss: { pl: 'przegrana graczy', en: 'the players lose' },
  draw: { pl: 'remis', en: 'a draw' },
};

const LIMIT: Bilingual = { pl: 'minęły wszystkie rundy', en: 'all rounds are over' };

/** What happened in one event, a sentence in each language. */
export function eventWords(event: LogEvent, names: LogNames): Bilingual {
  const who = 'figure' in event ? names.figure(event.figure) : { pl: '', en: '' };
  switch (event.type) {
    case 'arrive':
      return arriveWords(event, who, names);
    case 'round':
      return { pl: `Runda ${event.round}.`, en: `Round ${event.round}.` };
    case 'first':
      return firstWords(event);
    case 'pool':
      return poolWords(event, who);
    case 'effect':
      return effectWords(event, names.part(event.effect));
    case 'activation':
      return { pl: `Aktywacja: ${who.pl}, ${event.ap} AP.`, en: `Activation: ${who.en}, ${event.ap} AP.` };
    case 'line':
      return lineWords(event, who, names);
    case 'move':
      return moveWords(event, who);
    case 'drag':
      return inBoth((language) => {
        const whom = names.figure(event.escorted)[language];
        const verb = { pl: 'prowadzi', en: 'brings along' }[language];
        return `${who[language]} ${verb}: ${whom}, ${inchesText(event.cost, language)} (${event.ap} AP).`;
      });
    case 'follow':
      return inBoth((language) => {
        const verb = { pl: 'idzie obok', en: 'comes along' }[language];
        return `${who[language]} ${verb}: ${inchesText(event.cost, language)}.`;
      });
    case 'climb':
      return inBoth((language) => {
        const verb = { pl: 'próbuje się wspiąć', en: 'tries to climb' }[language];
        return `${who[language]} ${verb}, ${inchesText(event.cost, language)} (${event.ap} AP).`;
      });
    case 'attack':
      return attackWords(event, who, names);
    case 'barricade':
      return spends(who, { pl: 'ustawia barykadę', en: 'sets up a barricade' }, event.ap);
    case 'unlock':
      return spends(who, { pl: 'próbuje otworzyć drzwi', en: 'tries to open a door' }, event.ap);
    case 'aim':
      return spends(who, { pl: 'celuje', en: 'takes aim' }, event.ap);
    case 'hunker':
      return spends(who, { pl: 'kryje się', en: 'hunkers down' }, event.ap);
    case 'interact': {
      const what = names.part(event.objective);
      return spends(who, { pl: `pracuje nad celem: ${what.pl}`, en: `works on: ${what.en}` }, event.ap);
    }
    case 'ability': {
      const what = names.part(event.ability);
      return spends(who, { pl: `używa zdolności: ${what.pl}`, en: `uses: ${what.en}` }, event.ap);
    }
    case 'trait':
      return traitWords(event, who, names);
    case 'balk':
      return spends(who, { pl: 'nie ma odwagi ruszyć', en: 'does not dare to move' }, event.ap);
    case 'wait':
      return spends(who, { pl: 'czeka', en: 'waits' }, event.ap);
    case 'test':
      return testWords(event, names);
    case 'swap':
      return swapWords(event, who, names);
    case 'pool-die':
      return poolDieWords(event, who, names);
    case 'reroll':
      return rerollWords(event, who, names);
    case 'result': {
      const count = successes(event.successes);
      return { pl: `${who.pl}: ${count.pl}.`, en: `${who.en}: ${count.en}.` };
    }
    case 'damage':
      return damageWords(event, who, names);
    case 'heal':
    case 'pay':
    case 'expire':
      return vitalityWords(event, who, names);
    case 'grant':
      return grantWords(event, who, names);
    case 'dread': {
      const enemy = names.figure(event.enemy);
      return {
        pl: `${who.pl} boi się podejść: ${enemy.pl}.`,
        en: `${who.en} is afraid to come close: ${enemy.en}.`,
      };
    }
    case 'broken': {
      const weapon = names.weapon(event.weapon);
      return { pl: `${who.pl} psuje broń: ${weapon.pl}.`, en: `${who.en} breaks the weapon: ${weapon.en}.` };
    }
    case 'stun':
      return {
        pl: `${who.pl} straci ${event.ap} AP w następnej aktywacji.`,
        en: `${who.en} will lack ${event.ap} AP in the next activation.`,
      };
    case 'shield':
      return {
        pl: `${who.pl}: tarcza pomija ${successes(event.ignores).pl} każdego ataku do początku następnej aktywacji.`,
        en: `${who.en}: a shield ignores ${successes(event.ignores).en} of every attack until the next activation begins.`,
      };
    case 'call':
      return { pl: `${who.pl} wzywa pomoc.`, en: `${who.en} calls for help.` };
    case 'eliminated':
      return { pl: `${who.pl}: eliminacja.`, en: `${who.en} is eliminated.` };
    case 'leaves': {
      const zone = names.part(event.zone);
      return { pl: `${who.pl} opuszcza stół: ${zone.pl}.`, en: `${who.en} leaves the table: ${zone.en}.` };
    }
    case 'progress': {
      const what = names.part(event.objective);
      return {
        pl: `${what.pl}: ${event.successes} z ${event.of} potrzebnych sukcesów.`,
        en: `${what.en}: ${event.successes} of the ${successes(event.of).en} needed.`,
      };
    }
    case 'entry': {
      const zone = names.part(event.zone);
      return event.change === 'close'
        ? { pl: `Tędy nikt już nie wejdzie: ${zone.pl}.`, en: `Nobody comes in this way any more: ${zone.en}.` }
        : { pl: `Otwiera się nowe wejście: ${zone.pl}.`, en: `A new way in opens: ${zone.en}.` };
    }
    case 'trap': {
      const trap = names.part(event.effect);
      return { pl: `${who.pl} wchodzi w pułapkę: ${trap.pl}.`, en: `${who.en} walks into a trap: ${trap.en}.` };
    }
    case 'spotted': {
      const whom = names.figure(event.target);
      return {
        pl: `${who.pl} może zauważyć: ${whom.pl}.`,
        en: `${who.en} may notice: ${whom.en}.`,
      };
    }
    case 'alarm': {
      const alarm = names.part(event.effect);
      return { pl: `${alarm.pl}! (${who.pl})`, en: `${alarm.en}! (${who.en})` };
    }
    case 'point':
    case 'time':
    case 'breakdown':
    case 'jammed':
      return disturbanceWords(event, who, names);
    case 'panic':
      return {
        pl: `${who.pl} ulega panice, kryje się i nie rusza w tej rundzie.`,
        en: `${who.en} panics, hunkers down and does not move in this round.`,
      };
    case 'appears':
    case 'takes':
    case 'drops':
    case 'jumps':
    case 'explodes':
      return thingWords(event, who, names);
    case 'aura': {
      const aura = names.part(event.effect);
      return { pl: `${who.pl} jest w zasięgu: ${aura.pl}.`, en: `${who.en} is within reach of: ${aura.en}.` };
    }
    case 'end':
      return endWords(event, names);
  }
}

/** `Nowak celuje (1 AP).` */
function spends(who: Bilingual, does: Bilingual, ap: number): Bilingual {
  return inBoth((language) => `${who[language]} ${does[language]} (${ap} AP).`);
}

function arriveWords({ by }: Event<'arrive'>, who: Bilingual, names: LogNames): Bilingual {
  if (by === null) return { pl: `${who.pl} staje na stole.`, en: `${who.en} is set up on the table.` };
  const effect = names.part(by);
  return { pl: `${who.pl} wchodzi na stół (${effect.pl}).`, en: `${who.en} enters the table (${effect.en}).` };
}

function firstWords({ rolls, first }: Event<'first'>): Bilingual {
  const side = SIDES[first];
  if (rolls.length === 0) {
    return { pl: `Zaczynają ${side.pl}: tak chce odczytanie zasad.`, en: `First: ${side.en}, by the reading chosen.` };
  }
  const pairs = rolls.map(([players, opposition]) => `${players} : ${opposition}`).join(', ');
  return {
    pl: `Kto pierwszy (gracze : przeciwnicy): ${pairs}. Zaczynają ${side.pl}.`,
    en: `Who is first (players : opposition): ${pairs}. First: ${side.en}.`,
  };
}

function poolWords({ dice }: Event<'pool'>, who: Bilingual): Bilingual {
  const rolled = [...dice].sort((a, b) => b - a).join(', ');
  return { pl: `${who.pl} rzuca pulę: ${rolled || 'pusta'}.`, en: `${who.en} rolls the pool: ${rolled || 'empty'}.` };
}

function effectWords({ rolled, happens }: Event<'effect'>, effect: Bilingual): Bilingual {
  const result = happens ? { pl: 'zachodzi', en: 'it happens' } : { pl: 'nie zachodzi', en: 'it does not happen' };
  return inBoth((language) => {
    const roll = rolled === null ? '' : `${{ pl: 'rzut', en: 'rolled' }[language]} ${rolled}, `;
    return `${effect[language]}: ${roll}${result[language]}.`;
  });
}

function lineWords({ list, line, name, second }: Event<'line'>, who: Bilingual, names: LogNames): Bilingual {
  const [of, what] = [names.list(list), names.line(list, name)];
  return {
    pl: `${who.pl}: wiersz ${line} listy ${of.pl}${second ? ', drugi AP' : ''} (${what.pl}).`,
    en: `${who.en}: line ${line} of ${of.en}${second ? ', second AP' : ''} (${what.en}).`,
  };
}

function moveWords({ ap, cost }: Event<'move'>, who: Bilingual): Bilingual {
  const verb = ap === 2 ? { pl: 'robi pełny ruch', en: 'makes a full move' } : { pl: 'rusza się', en: 'moves' };
  return inBoth((language) => `${who[language]} ${verb[language]}: ${inchesText(cost, language)} (${ap} AP).`);
}

function endWords({ result, ending, round }: Event<'end'>, names: LogNames): Bilingual {
  const why = ending === null ? LIMIT : names.part(ending);
  return {
    pl: `Koniec w rundzie ${round}: ${RESULTS[result].pl} (${why.pl}).`,
    en: `The end in round ${round}: ${RESULTS[result].en} (${why.en}).`,
  };
}
