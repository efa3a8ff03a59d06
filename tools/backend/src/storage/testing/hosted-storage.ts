import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createSignedInApiClient, createVisitorClient } from '../../testing.ts';
import { createUniqueEmailAddress } from '../../verify/account.ts';
import { callAsService } from '../../verify/as-service.ts';
import type { Api } from '../../verify/stack.ts';
import type { StorageBackend } from './storage-backend.ts';
import { BUCKET, createProject, throwIfRefused } from './uploads.ts';

/**
 * Creates people and a project on a Supabase stack, so that the tests of Storage also run on the real Storage server.
 * The service key confirms the accounts, because these tests need no emails.
 */
export async function openHostedStorage(stack: Api): Promise<StorageBackend> {
  const [email, password] = [createUniqueEmailAddress(), `password-${randomUUID()}`];
  const account = { email, password, email_confirm: true };
  await callAsService(stack, 'POST', '/auth/v1/admin/users', account);
  const leader = await createStaff(stack, 'team_leader');
  return {
    client: await createSignedInApiClient(stack, email, password),
    leader,
    member: await createStaff(stack, 'team_member'),
    project: await createProject(leader, email),
    backend: stack,
    serviceKey: stack.serviceKey,
    isEmbedded: false,
    storedFiles: () => listObjects(stack),
  };
}

/** Creates a staff member, who accepts the invitation. @returns a client with the staff member's session */
async function createStaff(stack: Api, team_role: string): Promise<SupabaseClient> {
  const email = createUniqueEmailAddress();
  const letters = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .toUpperCase();
  const row = { email, role: 'team', team_role, staff_id: `T${letters}001`, name: 'Tara' };
  await callAsService(stack, 'POST', '/rest/v1/staff', row);
  const wanted = { type: 'invite', email };
  const link = await callAsService(stack, 'POST', '/auth/v1/admin/generate_link', wanted);
  const client = createVisitorClient(stack);
  const token_hash = String(Object(link).hashed_token);
  throwIfRefused(await client.auth.verifyOtp({ type: 'invite', token_hash }));
  throwIfRefused(await client.auth.updateUser({ password: `password-${randomUUID()}` }));
  return client;
}

async function listObjects(stack: Api): Promise<readonly string[]> {
  const body = { prefix: '', limit: 1_000 };
  const found = await callAsService(stack, 'POST', `/storage/v1/object/list/${BUCKET}`, body);
  return (found as { readonly name: string }[]).map(({ name }) => name);
}
