import {
  type BackendError,
  type BackendErrorTexts,
  getBackendMessage,
  getErrorText,
} from '@torsa/shared/database/backend-error';
import type { Language } from '@torsa/shared/i18n/languages';
import { loadErrorText } from '@torsa/shared/ui/form/explain-error';

/** The texts for a failed backend call: a toast, which disappears, and a notice in the form, which stays. */
interface FailureCopy {
  readonly toast: { readonly title: string; readonly message: string };
  readonly notice: string;
}

/**
 * Returns the toast and the notice for a failed backend call. On English pages, the toast shows the backend's own
 * message if there is one.
 */
export async function describeBackendFailure(
  error: BackendError,
  copy: BackendErrorTexts<FailureCopy>,
  language: Language,
) {
  const { unavailable, limited = unavailable } = copy;
  const { toast, notice } = getErrorText(error, limited ? { ...copy, limited } : copy);
  const text = await loadErrorText(error, { other: notice }, language);
  return {
    toast: {
      kind: 'error',
      ...toast,
      message: getBackendMessage(error, language) ?? toast.message,
    },
    notice: { kind: 'alert', text },
  } as const;
}
