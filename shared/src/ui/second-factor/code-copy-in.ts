import { type Language, localize } from '../../i18n/languages.ts';
import { secondFactorTexts as bn } from './code.copy.bn.ts';
import { secondFactorTexts as en, type SecondFactorTexts } from './code.copy.en.ts';

/**
 * Returns the texts of the second-factor form in a language. The module contains all languages, because pages of
 * every language load the form on demand.
 */
export const getSecondFactorTexts = (language: Language) =>
  localize<SecondFactorTexts>(language, { en, bn });
