import { type Language, localize } from '@torsa/shared/i18n/languages';
import { uploadListTexts as bn } from './upload.copy.bn.ts';
import { uploadListTexts as en, type UploadListTexts } from './upload.copy.en.ts';

/** Returns the texts of the upload list. All languages load together, separately from the page's texts. */
export const getUploadListTexts = (language: Language) =>
  localize<UploadListTexts>(language, { en, bn });
