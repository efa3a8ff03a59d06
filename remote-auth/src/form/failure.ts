import {
  type BackendError,
  backendMessage,
  type ErrorTexts,
  errorText,
} from '@torsa/shared/database/backend-error';
import type { Language } from '@torsa/shared/i18n/languages';
import { explainError } from '@torsa/shared/ui/form/explain-error';

/** The texts for a failed backend call: a toast that disappears, and a permanent notice in the form. */
interface FailureCopy {
  readonly toast: { readonly title: string; readonly message: string };
  readonly notice: string;
}

/**
 * Returns the toast and the notice for a failed backend call. On English pages, the toast shows the backend's own
 * message if there is one. If a rate limit has no text in `copy`, its toast has the text of `unavailable`.
 */
export async function describeBackendFailure(
  error: BackendError,
  copy: ErrorTexts<FailureCopy>,
  language: Language,
) {
  const { unavailable, limited = unavailable } = copy;
  const { toast, notice } = errorText(error, limited ? { ...copy, limited } : copy);
  const text = await explainError(error, { other: notice }, language);
  return {
    toast: { kind: 'error', ...toast, message: backendMessage(error, language) ?? toast.message },
    notice: { kind: 'alert', text },
  } as const;
}
