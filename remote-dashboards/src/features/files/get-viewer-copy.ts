import { type Language, localize } from '@torsa/shared/i18n/languages';
import { viewerTexts as bn } from './viewer.copy.bn.ts';
import { viewerTexts as en, type ViewerTexts } from './viewer.copy.en.ts';

/**
 * Returns the texts of the picture viewer in the given language. The texts of all languages load together, separately
 * from the page's texts.
 */
export const getViewerCopy = (language: Language) => localize<ViewerTexts>(language, { en, bn });
