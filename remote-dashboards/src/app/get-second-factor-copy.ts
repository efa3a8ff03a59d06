import { type Language, localize } from '@torsa/shared/i18n/languages';
import { secondFactorCopy as bn } from './second-factor.copy.bn.ts';
import { secondFactorCopy as en, type SecondFactorCopy } from './second-factor.copy.en.ts';

/**
 * Returns the second-factor texts in the given language. The texts of all languages load together, separately from
 * the page's texts.
 */
export const getSecondFactorCopy = (language: Language) =>
  localize<SecondFactorCopy>(language, { en, bn });
