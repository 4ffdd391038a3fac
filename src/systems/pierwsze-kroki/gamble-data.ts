/** The thresholds of the two tables: Rozdział VIII, hazard. */
export const AMATEURS = 12;

/** What a plain success returns for each coin of the stake. */
export const SUCCESS_PAYS = 2;

/** "Jeszcze hojniej" has no number in the book: a critical success is taken to return three times the stake. */
export const CRITICAL_PAYS = { value: 3, assumed: true } as const;
