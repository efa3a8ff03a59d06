import type { SupabaseClient } from '@supabase/supabase-js';
import { createFounderClient } from '../signed-in-client.ts';

let founder: Promise<SupabaseClient> | undefined;

/** How often a message is in the backend's table. */
export async function countStored(message: string): Promise<number> {
  founder ??= createFounderClient();
  const { data, error } = await (await founder)
    .from('contact_messages')
    .select('id')
    .eq('message', message);
  if (error) throw new Error('The founder cannot read the messages.', { cause: error });
  return data.length;
}
