import { type Language, localize } from '../../i18n/languages.ts';
import { codeCopy as bn } from './code.copy.bn.ts';
import { type CodeCopy, codeCopy as en } from './code.copy.en.ts';

/** Contains all languages, because pages of every language load this form on demand. */
export const codeCopyIn = (language: Language) => localize<CodeCopy>(language, { en, bn });
