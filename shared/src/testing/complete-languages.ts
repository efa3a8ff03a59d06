import { languageDefinitions, languages } from '../i18n/languages.ts';

/** The languages whose texts must be complete. */
export const completeLanguages = languages.filter(
  (language) => languageDefinitions[language].complete,
);
