import { type Language, localize } from '@torsa/shared/i18n/languages';
import { uploadTexts as bn } from './upload.copy.bn.ts';
import { uploadTexts as en, type UploadTexts } from './upload.copy.en.ts';

/** Returns the texts of the upload list. All languages load together, separately from the page's texts. */
export const getUploadTexts = (language: Language) => localize<UploadTexts>(language, { en, bn });
