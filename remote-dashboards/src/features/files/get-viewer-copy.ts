import { type Language, localize } from '@torsa/shared/i18n/languages';
import { pictureViewerTexts as bn } from './viewer.copy.bn.ts';
import { pictureViewerTexts as en, type PictureViewerTexts } from './viewer.copy.en.ts';

/** Returns the texts of the picture viewer. All languages load together, separately from the page's texts. */
export const getViewerTexts = (language: Language) =>
  localize<PictureViewerTexts>(language, { en, bn });
