import {
  BackendError,
  type BackendErrorTexts,
  getErrorText,
} from '../../database/backend-error.ts';
import type { Language } from '../../i18n/languages.ts';

/** Returns the error text for a thrown value. For a reached rate limit, the text contains the time of the next try. */
export async function loadErrorText<Text>(
  error: unknown,
  copy: BackendErrorTexts<Text>,
  language: Language,
  what: 'messages' | 'tries' = 'tries',
): Promise<Text | string> {
  if (error instanceof BackendError && error.code === 'limited' && copy.limited === undefined) {
    const { retryAfter } = error;
    return import(/* webpackChunkName: "limited-text" */ './limited-text.ts').then(
      ({ describeRateLimitWait }) => describeRateLimitWait(what, language, retryAfter),
      () => copy.unavailable ?? copy.other,
    );
  }
  return getErrorText(error, copy);
}
