import {
  BackendError,
  getBackendMessage,
  getErrorCode,
  getRetryAfterSeconds,
} from '@torsa/shared/database/backend-error';
import type { I18n } from '@torsa/shared/i18n';
import { describeRateLimitWait } from '@torsa/shared/ui/form/limited-text';
import { formatFileSize } from '../../ui/formatters.ts';
import { getUploadTexts } from './get-upload-copy.ts';
import type { UploadTexts } from './upload.copy.en.ts';
import type { Upload } from './upload.ts';

type Refusals = UploadTexts['problems']['refusals'];

/** Returns the message about a failed upload, with the reason and a solution. */
export function describeUploadError(
  { refusal, error, file }: Pick<Upload, 'refusal' | 'error' | 'file'>,
  { language, format }: I18n,
): string {
  const { problems } = getUploadTexts(language);
  const { refusals } = problems;
  const reason = refusal ?? findRefusal(error, refusals);
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
      // If the error has no known code, show the backend's own message, which is only in English.
      return getBackendMessage(error, language) ?? problems.invalid;
    default:
      return problems.other;
  }
}

/**
 * Returns the refusal code from the `details` of a backend error, if the interface texts have a message for the code.
 */
function findRefusal(error: unknown, refusals: Refusals): keyof Refusals | undefined {
  if (!(error instanceof BackendError)) return undefined;
  const { details }: { readonly details?: unknown } = Object(error.cause);
  return Object.keys(refusals).find((code): code is keyof Refusals => code === details);
}
