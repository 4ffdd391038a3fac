/** Polish and English: every name the program shows has both. */
export type Language = 'pl' | 'en';

export type Bilingual = Readonly<Record<Language, string>>;

export const LANGUAGES: readonly Language[] = ['pl', 'en'];
