import type { Language } from '../../text/bilingual.ts';
import { CREATION } from '../creation.ts';
import { LIMITS } from '../figure-schema.ts';
import { commented } from './commented.ts';

const TEMPLATE = `# {head}

# {name}
name: { pl: {title}, en: {title} }
# {breaksRules}

# {figures}
figures:
  ada:
    name: Ada
    # {hp}
    hp: 6
    # {spd}
    #spd: 6
    # {weapons}
    weapons: [pistolet-energetyczny, noz]
    # {traits}
    traits: [celne-oko, niezdarny]
    # {epoch}
    #epoch: kreda
  borys:
    name: Borys
    hp: 5
    weapons: [palka, pistolet-energetyczny]
    traits: [fechmistrz, krotkowidz, krzepki]
`;

const { pk, pcPerPk, figures, hp } = CREATION;

const COMMENTS = {
  head: {
    pl: `Banda agentów chaosu. Plik jest poprawny i można nim grać od razu: hyperputer play <scenariusz> --band <ten plik>
Zasady tworzenia: ${pk} PK na całą bandę, ${figures.min}..${figures.max} postaci, każda kupuje ${hp.min}..${hp.max} PŻ, każdy PŻ za 1 PK.
Cechy kosztują PC. Negatywne dają PC cechom tej samej postaci, nadmiar przepada; brakujące kupuje się po ${pcPerPk} PC za 1 PK.
Co jest nie tak, mówi błąd razem z rachunkiem. Wiersze zaczynające się od # bez odstępu to przykłady: usuń znak #.`,
    en: `A band of agents of chaos. The file is right and can be played as it is: hyperputer play <scenario> --band <this file>
The rules of making one: ${pk} PK a band, ${figures.min}..${figures.max} figures, each buys ${hp.min}..${hp.max} PŻ for 1 PK each.
Traits cost PC. Negative ones give PC to the traits of the same figure, what is left over is lost; 1 PK buys ${pcPerPk} PC.
What is wrong an error tells, with the sum. Lines that begin with # and no space are examples: take the # away.`,
  },
  name: {
    pl: 'Nazwa po polsku i po angielsku; obie są wymagane.',
    en: 'The name in Polish and English; both are needed.',
  },
  breaksRules: {
    pl: 'Banda, która łamie zasady tworzenia, mówi dlaczego: breaks-rules: powód.',
    en: 'A band that breaks the rules of making one says why: breaks-rules: the reason.',
  },
  figures: {
    pl: `Postaci. Identyfikatory (ada, borys) nadajesz sam: małe litery ASCII, cyfry i myślniki. Rachunek tych dwóch:
  ada    6 PŻ (6 PK); PC +4 −4
  borys  5 PŻ (5 PK); PC +4 −6, brakujące 2 za 1 PK
  razem  12 PK z ${pk}`,
    en: `The figures. Ids (ada, borys) are yours: lower-case ASCII letters, digits and hyphens. The sum of these two:
  ada    6 PŻ (6 PK); PC +4 −4
  borys  5 PŻ (5 PK); PC +4 −6, 2 bought for 1 PK
  all    12 PK of ${pk}`,
  },
  hp: {
    pl: `PŻ kupione za PK, ${hp.min}..${hp.max}; cechy zmieniają je dopiero potem.`,
    en: `PŻ bought with PK, ${hp.min}..${hp.max}; traits change them only then.`,
  },
  spd: {
    pl: `SPD w calach, przed cechami, ${LIMITS.spd.min}..${LIMITS.spd.max}. Bez tego klucza: 6, jak w podręczniku.`,
    en: `SPD in inches, before traits, ${LIMITS.spd.min}..${LIMITS.spd.max}. Without this key: 6, as in the rulebook.`,
  },
  weapons: {
    pl: 'Broń: hyperputer list weapons. Bez tego klucza: żadna.',
    en: 'Weapons: hyperputer list weapons. Without this key: none.',
  },
  traits: {
    pl: 'Cechy, z ceną w PC: hyperputer list traits. Bez tego klucza: żadne.',
    en: 'Traits, with their PC: hyperputer list traits. Without this key: none.',
  },
  epoch: {
    pl: 'Epoka, do której postać jest przywiązana (cecha Przywiązanie do epoki), tak jak nazywa ją scenariusz.',
    en: 'The epoch that the figure is attached to (trait Przywiązanie do epoki), as the scenario calls it.',
  },
} as const;

/** A band that can be played as it is, with the rules of making one, without the line that names its schema. */
export function bandSkeleton(title: string, language: Language): string {
  return commented(TEMPLATE, COMMENTS, { title }, language);
}
