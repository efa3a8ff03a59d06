import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import {
  createConfirmedClient,
  createStaff,
  createStaffId,
} from '../storage/testing/hosted-storage.ts';
import { createProject } from '../storage/testing/uploads.ts';
import { createSignedInApiClient } from '../testing.ts';
import type { HostedSupabaseStack } from '../verify/hosted-stack.ts';
import type { Database } from './database.ts';
import type { FileTestBackend } from './file-test-backend.ts';
import { createStorageServerClient, type TestCallerWithToken } from './file-test-server.ts';
import { enrolTotpDevice } from './totp.ts';

/**
 * Creates the callers of the authorisation matrix and their projects on a Supabase stack. The accounts, staff and
 * files remain after the tests.
 */
export async function openFileTestStack(api: HostedSupabaseStack): Promise<FileTestBackend> {
  const database = openSession(api.databaseUrl);
  const write = (sql: string) => database.ask(sql, 'select 1');
  const client = await createConfirmedClient(api);
  const other = await createConfirmedClient(api);
  const leader = await createStaff(api, { role: 'team', team_role: 'team_leader' });
  const member = await createStaff(api, { role: 'team', team_role: 'team_member' });
  const founder = await createStaff(api, { role: 'founder' });
  const project = await createProject(leader.client, client.email);
  const otherProject = await createProject(founder.client, other.email);
  const [conversation, message] = [randomUUID(), randomUUID()];
  await write(`insert into public.conversations (id, subject, name, email, client_id)
      values ('${conversation}', 'Of the client', 'Client', '${client.email}', '${await idOfUser(client.client)}');
    insert into public.messages (id, conversation_id, number, kind, author_name, body, internal)
      values ('${message}', '${conversation}', 1, 'client', 'Client', 'Hi', false)`);

  const unconfirmed = await createConfirmedClient(api);
  await write(
    `update auth.users set email_confirmed_at = null where email = '${unconfirmed.email}'`,
  );
  const removed = await createStaff(api, { role: 'founder' });
  await write(`delete from public.staff where email = '${removed.email}'`);
  const mailbox = await createConfirmedClient(api);
  await write(`insert into public.staff (email, role, staff_id, name)
    values ('${mailbox.email}', 'founder', '${createStaffId()}', 'Of Another Mailbox')`);
  const signedOut = await createSignedInApiClient(api, founder.email, founder.password);
  const ended = await callerOf('signed-out founder', signedOut);
  await signedOut.auth.signOut({ scope: 'local' });
  await enrolTotpDevice(founder.client);
  const withoutCode = await createSignedInApiClient(api, founder.email, founder.password);

  const callers: readonly TestCallerWithToken[] = [
    { name: 'anonymous', role: 'anon', claims: { role: 'anon' }, token: api.publishableKey },
    await callerOf('unconfirmed', unconfirmed.client),
    await callerOf('client', client.client),
    await callerOf('another client', other.client),
    await callerOf('team member', member.client),
    await callerOf('team leader', leader.client),
    await callerOf('old mailbox', mailbox.client),
    await callerOf('removed founder', removed.client),
    ended,
    await callerOf('founder without a code', withoutCode),
    await callerOf('founder', founder.client),
  ];
  return {
    ...database,
    callers,
    clientEmail: client.email,
    project,
    otherProject,
    conversation,
    message,
    // Empty, because the role postgres may delete users but cannot become the auth server's role.
    writer: '',
    storage: createStorageServerClient(api, callers),
  };
}

/** Opens a database session as the user postgres, which commits its changes. */
function openSession(url: string): Database {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} });
  return {
    async ask(script, query) {
      const results: unknown = await sql.unsafe(`${script};\n${query};`);
      const rows: unknown = Array.isArray(results) ? results.at(-1) : undefined;
      return Object.values(Object(Array.isArray(rows) ? rows[0] : rows))[0];
    },
    close: () => sql.end(),
  };
}

async function callerOf(name: string, client: SupabaseClient): Promise<TestCallerWithToken> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const [, claims = ''] = token.split('.');
  return {
    name,
    role: 'authenticated',
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
    token,
  };
}

const idOfUser = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.user.id ?? '';
