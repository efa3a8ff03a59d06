import { type Language, localize } from '@torsa/shared/i18n/languages';
import { uploadCopy as bn } from './upload.copy.bn.ts';
import { uploadCopy as en, type UploadCopy } from './upload.copy.en.ts';

/** Contains the interface texts in every language, because these components load separately from the page's texts. */
export const getUploadCopy = (language: Language) => localize<UploadCopy>(language, { en, bn });
