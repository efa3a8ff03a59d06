import { BackendError, type ErrorTexts, getErrorText } from '../../database/backend-error.ts';
import type { Language } from '../../i18n/languages.ts';

/**
 * Returns the error text for a thrown value. If a rate limit is reached and `copy` has no text for it, the error text
 * says when to try again. This rare text is loaded on demand.
 */
export async function loadErrorText<Text>(
  error: unknown,
  copy: ErrorTexts<Text>,
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
