import { languages, languageTable } from '../i18n/languages.ts';

/** The languages in which nothing may be missing. */
export const completeLanguages = languages.filter((language) => languageTable[language].complete);
