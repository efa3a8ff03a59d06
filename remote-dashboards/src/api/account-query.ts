import { queryOptions } from '@tanstack/react-query';
import { type Database, loadSession } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { devicesOf } from '@torsa/shared/database/second-factor';
import { onlyRow } from './only-row.ts';
import { signedInBackend } from './signed-in-backend.ts';

type Functions = Database['public']['Functions'];

/** The account of whoever is signed in, as the backend knows it. Version 0: they have stored nothing of their own. */
export type Account = Functions['my_account']['Returns'][number] & {
  /** Whether an app gives codes for it, as far as the session knows. */
  readonly hasDevice: boolean;
};

export type NotificationKind = Database['public']['Enums']['notification_kind'];

export type OpenSession = Functions['my_sessions']['Returns'][number];

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async (): Promise<Account> => {
    const backend = await signedInBackend();
    const row = onlyRow(await answerOf(backend.rpc('my_account')));
    const session = await (await loadSession()).current();
    return { ...row, hasDevice: devicesOf(session?.user ?? {}).length > 0 };
  },
});

/** Where they are logged in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account sessions'],
  queryFn: async (): Promise<readonly OpenSession[]> => {
    const backend = await signedInBackend();
    return await answerOf(backend.rpc('my_sessions'));
  },
});
