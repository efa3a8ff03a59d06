import {
  type BackendError,
  backendMessage,
  type ErrorCopy,
  errorText,
} from '@torsa/shared/database/backend-error';
import type { Language } from '@torsa/shared/i18n/languages';
import { explainError } from '@torsa/shared/ui/form/explain-error';

/** The texts for a failed call: a toast, and a notice that stays. */
interface FailureCopy {
  readonly toast: { readonly title: string; readonly message: string };
  readonly notice: string;
}

/**
 * The toast and the notice for a failed call. In the toast, the backend's message replaces ours on English pages. A
 * reached limit without its own text has the toast of `unavailable`.
 */
export async function describeFailure(
  error: BackendError,
  copy: ErrorCopy<FailureCopy>,
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
