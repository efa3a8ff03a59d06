import { backendMessage, errorCode, retryAfter } from '@torsa/shared/database/backend-error';
import type { I18n } from '@torsa/shared/i18n';
import { describeRateLimit } from '@torsa/shared/ui/form/limited-text';
import { formatFileSize } from '../../ui/formatters.ts';
import { getUploadCopy } from './get-upload-copy.ts';
import type { Upload } from './upload.ts';

/** Returns the error message of a failed upload, with the reason and a solution. */
export function describeUploadError(
  { refusal, error, file }: Pick<Upload, 'refusal' | 'error' | 'file'>,
  { language, format }: I18n,
): string {
  const { problems } = getUploadCopy(language);
  if (refusal === 'tooLarge')
    return format(problems.tooLarge, { size: formatFileSize(language, file.size) });
  if (refusal) return problems[refusal];
  switch (errorCode(error)) {
    case 'limited':
      return describeRateLimit('tries', language, retryAfter(error));
    case 'forbidden':
      return problems.forbidden;
    case 'missing':
      return problems.missing;
    case 'invalid':
      // The backend's error message has the exact reason, but only in English.
      return backendMessage(error, language) ?? problems.invalid;
    default:
      return problems.other;
  }
}
