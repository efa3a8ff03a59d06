// Turns a kind of mail off when a mail program says that its reader wants no more of it: supabase/README.md.
import { database, setting } from '../_shared/database.ts';
import { answerUnsubscribe } from '../_shared/unsubscribe.ts';

Deno.serve((request: Request) =>
  answerUnsubscribe(request, setting('SITE_URL'), async (token) => {
    const { data, error } = await database().rpc('unsubscribe', { token });
    if (error) throw error;
    return data !== null;
  }),
);
