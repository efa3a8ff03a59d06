import { type BackendError, getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { loadErrorText } from '@torsa/shared/ui/form/explain-error';
import type { FormSubmitOutcome } from '@torsa/shared/ui/form/use-form';
import type { RequestControlProps } from './client-ask.tsx';

/**
 * Returns the error handler of a client's answer form. After a conflict, the request shows the earlier answer instead.
 */
export function useRequestAnswerErrors<Name extends string>({
  onConflict,
  copy,
}: Pick<RequestControlProps, 'onConflict' | 'copy'>) {
  const { language } = useI18n();
  return async (error: BackendError): Promise<FormSubmitOutcome<Name>> => {
    if (getErrorCode(error) === 'conflict') {
      onConflict();
      return {};
    }
    const text = await loadErrorText(error, copy.problems, language);
    return { notice: { kind: 'alert', text } };
  };
}
