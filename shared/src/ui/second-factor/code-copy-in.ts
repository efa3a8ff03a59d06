import { type Language, localize } from '../../i18n/languages.ts';
import { codeFormCopy as bn } from './code.copy.bn.ts';
import { type CodeFormCopy, codeFormCopy as en } from './code.copy.en.ts';

/**
 * Returns the texts of the second-factor form in a language. The module contains all languages, because pages of
 * every language load the form on demand.
 */
export const codeFormCopyIn = (language: Language) => localize<CodeFormCopy>(language, { en, bn });
