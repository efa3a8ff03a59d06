import { type Language, localize } from '../../i18n/languages.ts';
import { secondFactorTexts as bn } from './code.copy.bn.ts';
import { secondFactorTexts as en, type SecondFactorTexts } from './code.copy.en.ts';

/** Returns the texts of the second-factor form, from a module that pages of every language load on demand. */
export const getSecondFactorTexts = (language: Language) =>
  localize<SecondFactorTexts>(language, { en, bn });
