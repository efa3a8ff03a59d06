import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parseEnvironmentVariables } from '@torsa/node-lib/settings';
import * as v from 'valibot';
import { createSignedInApiClient, createVisitorClient } from '../../testing.ts';
import { createUniqueEmailAddress } from '../../verify/account.ts';
import { callApiWithServiceKey } from '../../verify/as-service.ts';
import type { TestedSupabaseApi } from '../../verify/stack.ts';
import type { StorageBackend } from './storage-backend.ts';
import { BUCKET, createProject, throwIfRefused } from './uploads.ts';

/** The secret of the stack's edge functions. */
const schema = v.object({
  OUTBOX_SECRET: v.optional(v.pipe(v.string(), v.minLength(1, 'must be set')), ''),
});

/**
 * Creates people and a project on a Supabase stack, so that the tests of Storage also run on the real Storage server.
 */
export async function openHostedStorage(
  stack: TestedSupabaseApi,
  env: NodeJS.ProcessEnv,
): Promise<StorageBackend> {
  const { OUTBOX_SECRET } = parseEnvironmentVariables(schema, env);
  const { client, email } = await createConfirmedClient(stack);
  const { client: leader } = await createStaff(stack, { role: 'team', team_role: 'team_leader' });
  const { client: member } = await createStaff(stack, { role: 'team', team_role: 'team_member' });
  return {
    client,
    leader,
    member,
    project: await createProject(leader, email),
    backend: stack,
    serviceKey: stack.serviceKey,
    scheduleSecret: OUTBOX_SECRET,
    isEmbedded: false,
    storedFiles: () => listObjects(stack),
  };
}

interface StackUser {
  readonly email: string;
  readonly password: string;
  /** A Supabase client with the user's session. */
  readonly client: SupabaseClient;
}

/** Creates a client. The service key confirms the account, because these tests need no emails. */
export async function createConfirmedClient(stack: TestedSupabaseApi): Promise<StackUser> {
  const [email, password] = [createUniqueEmailAddress(), `password-${randomUUID()}`];
  const account = { email, password, email_confirm: true };
  await callApiWithServiceKey(stack, 'POST', '/auth/v1/admin/users', account);
  return { email, password, client: await createSignedInApiClient(stack, email, password) };
}

/** Creates a staff member, who accepts the invitation and sets a password. */
export async function createStaff(
  stack: TestedSupabaseApi,
  role: { readonly role: string; readonly team_role?: string },
): Promise<StackUser> {
  const [email, password] = [createUniqueEmailAddress(), `password-${randomUUID()}`];
  const row = { ...role, email, staff_id: createStaffId(), name: 'Tara' };
  await callApiWithServiceKey(stack, 'POST', '/rest/v1/staff', row);
  const wanted = { type: 'invite', email };
  const link = await callApiWithServiceKey(stack, 'POST', '/auth/v1/admin/generate_link', wanted);
  const client = createVisitorClient(stack);
  const token_hash = String(Object(link).hashed_token);
  throwIfRefused(await client.auth.verifyOtp({ type: 'invite', token_hash }));
  throwIfRefused(await client.auth.updateUser({ password }));
  return { email, password, client };
}

/** Creates a unique staff ID: letters, then a number. */
export const createStaffId = (): string =>
  `T${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .toUpperCase()}001`;

async function listObjects(stack: TestedSupabaseApi): Promise<readonly string[]> {
  const body = { prefix: '', limit: 1_000 };
  const found = await callApiWithServiceKey(
    stack,
    'POST',
    `/storage/v1/object/list/${BUCKET}`,
    body,
  );
  return (found as { readonly name: string }[]).map(({ name }) => name);
}
