import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { seededAccounts } from './accounts.ts';
import { testStack } from './stack.ts';

export type TestAccount = { readonly email: string; readonly password: string };

/** Creates a Supabase client that is logged in as the founder. Only the founder may read client events. */
export function createFounderClient(): Promise<SupabaseClient> {
  return createSignedInClient(seededAccounts.founder);
}

/** Creates a Supabase client that is logged in to the given account. */
export async function createSignedInClient({
  email,
  password,
}: TestAccount): Promise<SupabaseClient> {
  const config = JSON.parse(
    await readFile(path.join(testStack.siteDir, 'site-config.json'), 'utf8'),
  );
  const client = createClient(testStack.backendUrl, config.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`Could not log in as ${email}.`, { cause: error });
  return client;
}
