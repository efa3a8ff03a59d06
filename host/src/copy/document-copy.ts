import type { Language } from '@torsa/shared/i18n/languages';
import { htmlDocumentTexts as bn } from './document.copy.bn.ts';
import { htmlDocumentTexts as en, type HtmlDocumentTexts } from './document.copy.en.ts';

/**
 * The interface texts of all languages, for the code that writes HTML documents. Browsers get only the texts of their
 * document's language.
 */
export const htmlDocumentTextsByLanguage: Readonly<Record<Language, HtmlDocumentTexts>> = {
  en,
  bn,
};
