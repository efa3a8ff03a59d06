import type { Language } from '@torsa/shared/i18n/languages';
import { documentCopy as bn } from './document.copy.bn.ts';
import { type DocumentCopy, documentCopy as en } from './document.copy.en.ts';

/** The copy of documents, for the code that writes them. The browser loads none of it: its document has one language. */
export const documentCopy: Readonly<Record<Language, DocumentCopy>> = {
  en,
  bn,
};
