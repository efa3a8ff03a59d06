import { type Language, wordsIn } from '@torsa/shared/i18n/languages';
import { secondFactorMessages as bn } from './second-factor-messages.bn.ts';
import {
  secondFactorMessages as en,
  type SecondFactorMessages,
} from './second-factor-messages.en.ts';

/** In every language: these parts are loaded for themselves, on pages of any. */
export const secondFactorMessagesIn = (language: Language) =>
  wordsIn<SecondFactorMessages>(language, { en, bn });
