import { type Language, localize } from '../../i18n/languages.ts';
import { codeCopy as bn } from './code.copy.bn.ts';
import { type CodeCopy, codeCopy as en } from './code.copy.en.ts';

/**
 * Returns the texts of the second-factor form in a language. The module contains all languages, because pages of
 * every language load the form on demand.
 */
export const codeCopyIn = (language: Language) => localize<CodeCopy>(language, { en, bn });
