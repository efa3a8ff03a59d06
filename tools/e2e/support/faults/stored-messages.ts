import type { SupabaseClient } from '@supabase/supabase-js';
import { createFounderClient } from '../signed-in-client.ts';

let founder: Promise<SupabaseClient> | undefined;

/** Returns the number of stored contact messages with this text. */
export async function countStoredMessages(message: string): Promise<number> {
  founder ??= createFounderClient();
  const { data, error } = await (await founder)
    .from('contact_messages')
    .select('id')
    .eq('message', message);
  if (error)
    throw new Error('The founder account could not read the table contact_messages.', {
      cause: error,
    });
  return data.length;
}
