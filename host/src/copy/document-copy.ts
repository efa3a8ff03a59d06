import type { Language } from '@torsa/shared/i18n/languages';
import { htmlDocumentTexts as bn } from './document.copy.bn.ts';
import { htmlDocumentTexts as en, type HtmlDocumentTexts } from './document.copy.en.ts';

/**
 * The interface texts of all languages, for the build and server code that writes HTML documents. Browsers do not
 * load this module, because each HTML document contains the texts of its own language.
 */
export const htmlDocumentTextsByLanguage: Readonly<Record<Language, HtmlDocumentTexts>> = {
  en,
  bn,
};
