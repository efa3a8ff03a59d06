import { backendMessage, errorCode, retryAfter } from '@torsa/shared/database/backend-error';
import type { I18n } from '@torsa/shared/i18n';
import { describeRateLimit } from '@torsa/shared/ui/form/limited-text';
import { formatFileSize } from '../../ui/formatters.ts';
import { getUploadCopy } from './get-upload-copy.ts';
import type { Upload } from './upload.ts';

/** Returns the sentence for a failed upload: the reason, and what the user can do. */
export function uploadProblem(
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
      // The backend's sentence has the exact reason, in English.
      return backendMessage(error, language) ?? problems.invalid;
    default:
      return problems.other;
  }
}
