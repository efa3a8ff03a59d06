import { CallError } from '@torsa/shared/database/answer-of';
import { type Language, languageStorageKey, pathIn, readPath } from '@torsa/shared/i18n/languages';
import { accountQuery } from './account-query.ts';
import { queryClient } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

/**
 * Stores the language in which somebody reads mails, and leads to this page in it. It is kept beside the name, where the
 * auth server finds it for its own mails.
 * @throws {CallError} when it could not be stored
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const backend = await signedInBackend();
  const { error } = await backend.auth.updateUser({ data: { language } });
  if (error) {
    const isRefused = error.status === 401 || error.status === 403;
    throw new CallError(isRefused ? 'forbidden' : 'unavailable', error.message, { cause: error });
  }
  if (readPath(location.pathname).language === language) {
    await queryClient().invalidateQueries({ queryKey: accountQuery.queryKey });
    return;
  }
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // A browser that keeps nothing shows what its addresses say.
  }
  location.assign(`${pathIn(language, '/account')}#preferences`);
}
