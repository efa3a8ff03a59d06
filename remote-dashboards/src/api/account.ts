import { queryOptions } from '@tanstack/react-query';
import { setIsFounder } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { listVerifiedTwoFactorDevices } from '@torsa/shared/database/second-factor';
import {
  type Language,
  languageStorageKey,
  localizePath,
  parseLocalizedPath,
} from '@torsa/shared/i18n/languages';
import { tryPasswordEncodings } from '@torsa/shared/i18n/text/try-password-encodings';
import { type DatabaseEnums, getUserBackend, type RpcResult, row, rpc } from './client.ts';
import { queryClient } from './query-client.ts';

/** The logged-in user's account. Version 0 means that no settings are stored. */
export type Account = RpcResult<'my_account'>[number] & {
  /** True if the account has a second-factor device, such as an authenticator app. */
  readonly hasDevice: boolean;
  /** True if the backend rejects this session's other requests until the user enters a second-factor code. */
  readonly needsCode: boolean;
};

export type NotificationKind = DatabaseEnums['notification_kind'];

export type LoginSession = RpcResult<'my_sessions'>[number];

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async (): Promise<Account> => {
    const [account, role] = await Promise.all([
      row((backend) => backend.rpc('my_account')),
      rpc('my_role'),
    ]);
    const session = await (await loadSession()).current();
    return {
      ...account,
      hasDevice: listVerifiedTwoFactorDevices(session?.user ?? {}).length > 0,
      needsCode: role === 'staff_aal1',
    };
  },
});

/** Loads the account's login sessions, the current session first. */
export const loginSessionsQuery = queryOptions({
  queryKey: ['account sessions'],
  queryFn: (): Promise<readonly LoginSession[]> => rpc('my_sessions'),
});

const refetchAccount = () => queryClient().invalidateQueries({ queryKey: accountQuery.queryKey });

export interface UserProfile {
  readonly name: string;
  readonly telephone: string;
  readonly company: string;
}

/** @throws {BackendError} `conflict` if another change has updated the stored profile */
export async function saveProfile(profile: UserProfile, version: number): Promise<void> {
  await rpc('save_profile', { ...profile, expected_version: version });
  // Refresh the session, because it contains the user's displayed name.
  await (await loadSession()).refresh();
  await refetchAccount();
}

export async function saveNotificationSettings(
  muted: readonly NotificationKind[],
  version: number,
): Promise<void> {
  await rpc('save_notifications', { muted: [...muted], expected_version: version });
  await refetchAccount();
}

/**
 * Stores the user's language and reloads the page in that language.
 * @throws {BackendError}
 */
export async function saveAccountLanguage(language: Language): Promise<void> {
  const backend = await getUserBackend();
  const { error } = await backend.auth.updateUser({ data: { language } });
  if (error) throw backendError(error);
  if (parseLocalizedPath(location.pathname).language === language) {
    await refetchAccount();
    return;
  }
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Without browser storage, the URL path determines the language.
  }
  location.assign(`${localizePath(language, '/account')}#preferences`);
}

/**
 * Changes the password and ends all other sessions.
 * @throws {BackendError} `wrongPassword`, `weakPassword`, `samePassword`, `codeNeeded` or another code
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const backend = await getUserBackend();
  const { error } = await tryPasswordEncodings(
    current,
    (spelling) => backend.auth.updateUser({ password, current_password: spelling }),
    (answer) => answer.error?.code === 'current_password_invalid',
  );
  if (error) throw backendError(error);
  await queryClient().invalidateQueries({ queryKey: loginSessionsQuery.queryKey });
}

/**
 * Requests another email address for the account. It changes after both mailboxes have confirmed the change.
 * @throws {BackendError}
 */
export async function changeEmailAddress(email: string): Promise<void> {
  const backend = await getUserBackend();
  const { error } = await backend.auth.updateUser({ email });
  if (error) throw backendError(error);
  await refetchAccount();
}

/** Ends one login session, or without an ID all sessions except the current one. */
export const endLoginSession = (session?: string) =>
  rpc('end_session', session === undefined ? {} : { session });

/** Returns all stored data of the user's account as JSON text, with a download page URL for each file. */
export async function exportMyData(): Promise<string> {
  const data: { readonly files: readonly { readonly id: string }[] } = Object(
    await rpc('export_my_data'),
  );
  const page = new URL('/dashboard/files', location.origin);
  const files = data.files.map((file) => {
    page.searchParams.set('file', file.id);
    return { ...file, page: page.href };
  });
  return JSON.stringify({ ...data, files }, null, 2);
}

/**
 * Deletes the account and ends the session.
 * @returns false if the email address or password was wrong
 */
export async function deleteAccount(email: string, password: string): Promise<boolean> {
  const isDeleted = await tryPasswordEncodings(
    password,
    (spelling) => rpc('delete_my_account', { email, password: spelling }),
    (deleted) => !deleted,
  );
  if (!isDeleted) return false;
  await (await loadSession()).end();
  setIsFounder(false);
  return true;
}
