import type { Language } from '@torsa/shared/i18n/languages';
import { documentCopy as bn } from './document.copy.bn.ts';
import { type DocumentCopy, documentCopy as en } from './document.copy.en.ts';

/**
 * The copy of documents in all languages, for the code that writes documents. The browser does not load this module, because
 * its document carries the copy of one language.
 */
export const documentCopy: Readonly<Record<Language, DocumentCopy>> = {
  en,
  bn,
};
