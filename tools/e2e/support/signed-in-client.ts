import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { accounts } from './accounts.ts';
import { stack } from './stack.ts';

type Account = { readonly email: string; readonly password: string };

/** The backend as the founder sees it: the only role that reads contact messages and client events. */
export function createFounderClient(): Promise<SupabaseClient> {
  return createSignedInClient(accounts.founder);
}

/** The backend as somebody sees it who has an account. */
export async function createSignedInClient({ email, password }: Account): Promise<SupabaseClient> {
  const config = JSON.parse(await readFile(path.join(stack.siteDir, 'site-config.json'), 'utf8'));
  const client = createClient(stack.backendUrl, config.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`${email} cannot sign in.`, { cause: error });
  return client;
}
