import { type Language, wordsIn } from '../../i18n/languages.ts';
import { codeMessages as bn } from './code-messages.bn.ts';
import { type CodeMessages, codeMessages as en } from './code-messages.en.ts';

/** In every language: what asks for a code is loaded for itself, on pages of any. */
export const codeMessagesIn = (language: Language) => wordsIn<CodeMessages>(language, { en, bn });
