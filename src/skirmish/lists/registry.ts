import { AGRESYWNY_SZTURMOWIEC } from './algorithms/agresywny-szturmowiec.ts';
import { ATAK_NA_NAJBLIZSZEGO_GRACZA } from './algorithms/atak-na-najblizszego-gracza.ts';
import { DRAPIEZNIK } from './algorithms/drapieznik.ts';
import { NAJWIEKSZY_GLODOMOR } from './algorithms/najwiekszy-glodomor.ts';
import { NEUTRALIZACJA_WSZYSTKICH } from './algorithms/neutralizacja-wszystkich.ts';
import { OBRABOWAC_WSZYSTKICH } from './algorithms/obrabowac-wszystkich.ts';
import { OBRONA_POZYCJI } from './algorithms/obrona-pozycji.ts';
import { OCHRONA_CELU } from './algorithms/ochrona-celu.ts';
import { PATROL } from './algorithms/patrol.ts';
import { PRZEJAC_ARTEFAKT } from './algorithms/przejac-artefakt.ts';
import { REALIZACJA_CELU } from './algorithms/realizacja-celu.ts';
import { UNIKANIE_WALKI } from './algorithms/unikanie-walki.ts';
import { UTRZYMANIE_LINII } from './algorithms/utrzymanie-linii.ts';
import { WSPARCIE_Z_TYLU } from './algorithms/wsparcie-z-tylu.ts';
import { ZNISZCZYC_CEL } from './algorithms/zniszczyc-cel.ts';
import type { Algorithm, Script } from './names.ts';
import type { PriorityList } from './priority-list.ts';
import { BRAWLER } from './scripts/brawler.ts';
import { CAUTIOUS } from './scripts/cautious.ts';
import { COORDINATED } from './scripts/coordinated.ts';
import { GUNLINE } from './scripts/gunline.ts';
import { OBJECTIVE } from './scripts/objective.ts';

const BY_ID = {
  'agresywny-szturmowiec': AGRESYWNY_SZTURMOWIEC,
  'ochrona-celu': OCHRONA_CELU,
  'wsparcie-z-tylu': WSPARCIE_Z_TYLU,
  drapieznik: DRAPIEZNIK,
  'utrzymanie-linii': UTRZYMANIE_LINII,
  'unikanie-walki': UNIKANIE_WALKI,
  'realizacja-celu': REALIZACJA_CELU,
  'neutralizacja-wszystkich': NEUTRALIZACJA_WSZYSTKICH,
  'najwiekszy-glodomor': NAJWIEKSZY_GLODOMOR,
  'obrona-pozycji': OBRONA_POZYCJI,
  'zniszczyc-cel': ZNISZCZYC_CEL,
  'atak-na-najblizszego-gracza': ATAK_NA_NAJBLIZSZEGO_GRACZA,
  'przejac-artefakt': PRZEJAC_ARTEFAKT,
  'obrabowac-wszystkich': OBRABOWAC_WSZYSTKICH,
  patrol: PATROL,
  objective: OBJECTIVE,
  gunline: GUNLINE,
  brawler: BRAWLER,
  cautious: CAUTIOUS,
  coordinated: COORDINATED,
} satisfies Record<Algorithm | Script, PriorityList>;

/** Every priority list by its id. A band may act by a list of the NPCs too. */
export const LISTS: Readonly<Record<string, PriorityList>> = BY_ID;
