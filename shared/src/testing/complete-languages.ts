import { languages, languageTable } from '../i18n/languages.ts';

/** The languages whose texts must be complete. */
export const completeLanguages = languages.filter((language) => languageTable[language].complete);
