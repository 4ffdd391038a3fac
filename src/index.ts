/** The library: the rules, exact odds and simulations behind the command line. */

export { startRunner } from './montecarlo/shard-runner.ts';
export { Distribution } from './probability/distribution.ts';
export { Fraction } from './probability/fraction.ts';
export { CellOdds, type Odds } from './studies/cell-odds.ts';
export { loadStudies } from './studies/load-studies.ts';
export { runStudy, type StudyResult } from './studies/run-study.ts';
export { readStudy, type Study, type StudyRequest } from './studies/study.ts';
export { findSystem, findTest, SYSTEMS } from './systems/register.ts';
export { readRulings } from './systems/settings.ts';
export type { AnyTest, System } from './systems/system.ts';
export { InputError } from './text/input-error.ts';
