import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { seededAccounts } from './accounts.ts';
import { createConfirmedAccount } from './new-account.ts';
import { createSignedInClient } from './signed-in-client.ts';

/** Creates a project with a new client through the backend API, as the team leader. */
export async function createClientProject(title: string) {
  const account = await createConfirmedAccount();
  const leader = await createSignedInClient(seededAccounts.teamLeader);
  const id = randomUUID();
  const made = await leader.rpc('create_project', { id, title, service_id: 'apps' });
  expect(made.error).toBeNull();
  const added = await leader.rpc('add_project_client', { project: id, email: account.email });
  expect(added.error).toBeNull();
  return { account, path: `/dashboard/projects/${id}` };
}
