import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForLinkInEmail } from './inbox.ts';
import { testStack } from './stack.ts';

export interface NewTestAccount {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** Creates sign-up data with a random new email address. */
export function createNewAccountDetails(): NewTestAccount {
  return {
    fullName: 'Bimal Roy',
    email: `bimal-${randomUUID().slice(0, 8)}@example.com`,
    password: 'a-long-password-1',
  };
}

/** Signs up a new account without confirming its email address. */
export async function createUnconfirmedAccount(): Promise<NewTestAccount> {
  const { fullName, email, password } = createNewAccountDetails();
  const config = JSON.parse(
    await readFile(path.join(testStack.siteDir, 'site-config.json'), 'utf8'),
  );
  const response = await fetch(
    `${testStack.backendUrl}/auth/v1/signup?redirect_to=${testStack.siteUrl}/auth/login`,
    {
      method: 'POST',
      headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, data: { fullName } }),
    },
  );
  if (!response.ok) throw new Error(`The backend rejected the sign-up: ${await response.text()}`);
  return { fullName, email, password };
}

/**
 * Signs up a new account and confirms its email address. A test that logs out needs its own account, because a logout
 * ends all sessions.
 */
export async function createConfirmedAccount(): Promise<NewTestAccount> {
  const account = await createUnconfirmedAccount();
  await fetch(await waitForLinkInEmail(account.email), { redirect: 'manual' });
  return account;
}
