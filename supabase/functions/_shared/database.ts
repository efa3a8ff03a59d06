import { createClient, type SupabaseClient } from 'npm:@supabase/supabase-js@2.109.0';
import { chooseServiceKey } from './service-key.ts';

/** Returns a variable of the function's settings. Throws if it is not set. */
export function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. Set it with: supabase secrets set ${name}=…`);
  return value;
}

/** Returns the key with the rights of the service role. Hosted Supabase sets both variables for each function. */
export const serviceKey = (): string =>
  chooseServiceKey(Deno.env.get('SUPABASE_SECRET_KEYS'), () =>
    setting('SUPABASE_SERVICE_ROLE_KEY'),
  );

export type Database = SupabaseClient;

/** Creates a database client with the rights of the service role. */
export const database = (): Database =>
  createClient(setting('SUPABASE_URL'), serviceKey(), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Calls a database function. Throws an error with the database's `code`. */
export async function callFunction(
  name: string,
  args: Readonly<Record<string, unknown>>,
  data = database(),
): Promise<unknown> {
  const { data: result, error } = await data.rpc(name, args);
  if (error) throw error;
  return result;
}
