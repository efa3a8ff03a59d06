import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { accounts } from './accounts.ts';
import { stack } from './stack.ts';

type Account = { readonly email: string; readonly password: string };

/** A Supabase client that is signed in as the founder, the only role that may read client events. */
export function createFounderClient(): Promise<SupabaseClient> {
  return createSignedInClient(accounts.founder);
}

/** A Supabase client that is signed in with this account. */
export async function createSignedInClient({ email, password }: Account): Promise<SupabaseClient> {
  const config = JSON.parse(await readFile(path.join(stack.siteDir, 'site-config.json'), 'utf8'));
  const client = createClient(stack.backendUrl, config.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`Could not sign in as ${email}.`, { cause: error });
  return client;
}
