import { setFounder } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { type AuthResult, done, failed } from '@torsa/shared/database/provider-result';
import { trySpellings } from '@torsa/shared/i18n/text/try-spellings';
import { accountQuery, type NotificationKind, sessionsQuery } from './account-query.ts';
import { queryClient } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

interface Profile {
  readonly name: string;
  readonly telephone: string;
  readonly company: string;
}

/** @throws {CallError} `conflict` when it was changed somewhere else since `version` was read. */
export async function saveProfile(profile: Profile, version: number): Promise<void> {
  const backend = await signedInBackend();
  await answerOf(backend.rpc('save_profile', { ...profile, seen_version: version }));
  // The name that the page shows is in the session.
  await (await loadSession()).refresh();
  await queryClient().invalidateQueries({ queryKey: accountQuery.queryKey });
}

export async function saveNotifications(
  muted: readonly NotificationKind[],
  version: number,
): Promise<void> {
  const backend = await signedInBackend();
  await answerOf(backend.rpc('save_notifications', { muted: [...muted], seen_version: version }));
  await queryClient().invalidateQueries({ queryKey: accountQuery.queryKey });
}

/**
 * `wrong`: the present one is another. `weak`, `same`: the new one will not do. `codeNeeded`: this session has yet to give
 * the code of a second factor.
 */
type PasswordProblem = 'wrong' | 'codeNeeded' | 'weak' | 'same' | 'refused' | 'unavailable';

const passwordProblems: Readonly<Record<string, PasswordProblem>> = {
  current_password_invalid: 'wrong',
  current_password_required: 'wrong',
  insufficient_aal: 'codeNeeded',
  weak_password: 'weak',
  same_password: 'same',
};

/** Sets another password; the backend asks for the present one, and ends the other sessions. */
export async function changePassword(
  present: string,
  password: string,
): Promise<AuthResult<PasswordProblem>> {
  const backend = await signedInBackend();
  const { error } = await trySpellings(
    present,
    (current) => backend.auth.updateUser({ password, current_password: current }),
    (answer) => answer.error?.code === 'current_password_invalid',
  );
  if (!error) {
    await queryClient().invalidateQueries({ queryKey: sessionsQuery.queryKey });
    return done;
  }
  const problem = passwordProblems[error.code ?? ''];
  return problem ? { ok: false, reason: problem } : failed(error);
}

/** Asks for another address. It is changed when both mailboxes have confirmed. */
export async function changeAddress(email: string): Promise<AuthResult<'refused' | 'unavailable'>> {
  const backend = await signedInBackend();
  const { error } = await backend.auth.updateUser({ email });
  if (error) return failed(error);
  await queryClient().invalidateQueries({ queryKey: accountQuery.queryKey });
  return done;
}

/** Ends a session, or without an ID all but this one. */
export async function endSession(session?: string): Promise<void> {
  const backend = await signedInBackend();
  await answerOf(backend.rpc('end_session', session === undefined ? {} : { session }));
}

/** All that is stored of them, as the text of a JSON file. */
export async function readMyData(): Promise<string> {
  const backend = await signedInBackend();
  return JSON.stringify(await answerOf(backend.rpc('export_my_data')), null, 2);
}

/** Deletes the account, after which nobody is signed in. @returns whether address and password were theirs */
export async function deleteAccount(email: string, password: string): Promise<boolean> {
  const backend = await signedInBackend();
  const isDeleted = await trySpellings(
    password,
    (spelling) => answerOf(backend.rpc('delete_my_account', { email, password: spelling })),
    (deleted) => !deleted,
  );
  if (!isDeleted) return false;
  await (await loadSession()).end();
  setFounder(false);
  return true;
}
