import { type Language, localize } from '../../i18n/languages.ts';
import { codeCopy as bn } from './code.copy.bn.ts';
import { type CodeCopy, codeCopy as en } from './code.copy.en.ts';

/** In every language: what asks for a code is loaded for itself, on pages of any. */
export const codeCopyIn = (language: Language) => localize<CodeCopy>(language, { en, bn });
