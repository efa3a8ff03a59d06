import type { Language } from '@torsa/shared/i18n/languages';
import { documentCopy as bn } from './document.copy.bn.ts';
import { type DocumentCopy, documentCopy as en } from './document.copy.en.ts';

/**
 * The interface texts of all languages, for the build and server code that writes HTML documents. Browsers do not
 * load this module, because each HTML document contains the texts of its own language.
 */
export const documentCopyByLanguage: Readonly<Record<Language, DocumentCopy>> = {
  en,
  bn,
};
