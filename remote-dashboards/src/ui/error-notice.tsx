import {
  type BackendErrorTexts,
  getErrorText,
  getRetryAfterSeconds,
} from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { describeRateLimitWait } from '@torsa/shared/ui/form/limited-text';
import { Notice } from '@torsa/shared/ui/notice';

interface ErrorNoticeProps {
  readonly error: unknown;
  readonly copy: BackendErrorTexts;
  /** The type of rate limit of the request. */
  readonly limits?: 'messages' | 'tries';
}

/** A notice with the reason of a failed request. Without an error, it is empty. */
export function ErrorNotice({ error, copy, limits = 'tries' }: ErrorNoticeProps) {
  const { language } = useI18n();
  if (!error) return null;
  const limited = describeRateLimitWait(limits, language, getRetryAfterSeconds(error));
  return <Notice kind="alert">{getErrorText(error, { limited, ...copy })}</Notice>;
}
