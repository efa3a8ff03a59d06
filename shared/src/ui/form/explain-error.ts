import { BackendError, type ErrorCopy, errorText } from '../../database/backend-error.ts';
import type { Language } from '../../i18n/languages.ts';

/**
 * The text for a thrown value. Unless `copy` has its own text for a reached limit, the text says when to try again.
 * Visitors rarely reach a limit, so its text is loaded on demand.
 */
export async function explainError<Text>(
  error: unknown,
  copy: ErrorCopy<Text>,
  language: Language,
  what: 'messages' | 'tries' = 'tries',
): Promise<Text | string> {
  if (error instanceof BackendError && error.code === 'limited' && copy.limited === undefined) {
    const { retryAfter } = error;
    return import(/* webpackChunkName: "limited-text" */ './limited-text.ts').then(
      ({ limitedText }) => limitedText(what, language, retryAfter),
      () => copy.unavailable ?? copy.other,
    );
  }
  return errorText(error, copy);
}
