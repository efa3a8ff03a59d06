import {
  getBackendMessage,
  getErrorCode,
  getRetryAfterSeconds,
} from '@torsa/shared/database/backend-error';
import type { I18n } from '@torsa/shared/i18n';
import { describeRateLimitWait } from '@torsa/shared/ui/form/limited-text';
import { findErrorDetailCode } from '../../ui/error-detail.ts';
import { formatFileSize } from '../../ui/formatters.ts';
import { getUploadListTexts } from './get-upload-copy.ts';
import type { QueuedUpload } from './upload.ts';

/** Returns the message for a failed upload, with its reason and a solution. */
export function describeUploadError(
  { refusal, error, file }: Pick<QueuedUpload, 'refusal' | 'error' | 'file'>,
  { language, format }: I18n,
): string {
  const { problems } = getUploadListTexts(language);
  const { refusals } = problems;
  const reason = refusal ?? findErrorDetailCode(error, refusals);
  if (reason === 'too_large')
    return format(refusals.too_large, { size: formatFileSize(language, file.size) });
  if (reason) return refusals[reason];
  switch (getErrorCode(error)) {
    case 'limited':
      return describeRateLimitWait('tries', language, getRetryAfterSeconds(error));
    case 'forbidden':
      return problems.forbidden;
    case 'missing':
      return problems.missing;
    case 'invalid':
      // Show the backend's English message if the error has no known code.
      return getBackendMessage(error, language) ?? problems.invalid;
    default:
      return problems.other;
  }
}
