import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { linkMailedTo } from './inbox.ts';
import { stack } from './stack.ts';

export interface Account {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** What somebody who is not registered yet types in. */
export function newAccountDetails(): Account {
  return {
    fullName: 'Bimal Roy',
    email: `bimal-${randomUUID().slice(0, 8)}@example.com`,
    password: 'a-long-password-1',
  };
}

/** An account whose address is not confirmed yet. */
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
  if (!response.ok) throw new Error(`The sign-up was refused: ${await response.text()}`);
  return { fullName, email, password };
}

/** An account of its own for a test that logs out: that ends every session of an account. */
export async function createConfirmedAccount(): Promise<Account> {
  const account = await createUnconfirmedAccount();
  await fetch(await linkMailedTo(account.email), { redirect: 'manual' });
  return account;
}
