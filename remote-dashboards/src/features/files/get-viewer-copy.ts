import { type Language, localize } from '@torsa/shared/i18n/languages';
import { viewerCopy as bn } from './viewer.copy.bn.ts';
import { viewerCopy as en, type ViewerCopy } from './viewer.copy.en.ts';

/** Contains the texts of the picture viewer in every language, because it loads separately from the page's texts. */
export const getViewerCopy = (language: Language) => localize<ViewerCopy>(language, { en, bn });
