import { type Language, localize } from '@torsa/shared/i18n/languages';
import { uploadCopy as bn } from './upload.copy.bn.ts';
import { uploadCopy as en, type UploadCopy } from './upload.copy.en.ts';

/**
 * Returns the texts of the upload list in the given language. The texts of all languages load together, separately
 * from the page's texts.
 */
export const getUploadCopy = (language: Language) => localize<UploadCopy>(language, { en, bn });
