import { type Language, localize } from '@torsa/shared/i18n/languages';
import { secondFactorSetupTexts as bn } from './second-factor.copy.bn.ts';
import {
  secondFactorSetupTexts as en,
  type SecondFactorSetupTexts,
} from './second-factor.copy.en.ts';

/** Returns the second-factor texts. All languages load together, separately from the page's texts. */
export const getSecondFactorSetupTexts = (language: Language) =>
  localize<SecondFactorSetupTexts>(language, { en, bn });
