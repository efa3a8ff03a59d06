import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForMailedLink } from './inbox.ts';
import { stack } from './stack.ts';

export interface Account {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** Sign-up data for a new random email address. */
export function newAccountDetails(): Account {
  return {
    fullName: 'Bimal Roy',
    email: `bimal-${randomUUID().slice(0, 8)}@example.com`,
    password: 'a-long-password-1',
  };
}

/** Signs up an account and leaves its email address unconfirmed. */
export async function createUnconfirmedAccount(): Promise<Account> {
  const { fullName, email, password } = newAccountDetails();
  const config = JSON.parse(await readFile(path.join(stack.siteDir, 'site-config.json'), 'utf8'));
  const response = await fetch(
    `${stack.backendUrl}/auth/v1/signup?redirect_to=${stack.siteUrl}/auth/login`,
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
 * Signs up an account and confirms its address. Use it in tests that log out: a logout ends every session of the
 * account.
 */
export async function createConfirmedAccount(): Promise<Account> {
  const account = await createUnconfirmedAccount();
  await fetch(await waitForMailedLink(account.email), { redirect: 'manual' });
  return account;
}
