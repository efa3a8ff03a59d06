// Turns a kind of mail off when a mail program says that its reader wants no more of it: supabase/README.md.
import { callFunction, setting } from '../_shared/database.ts';
import { answerUnsubscribe } from '../_shared/unsubscribe.ts';

Deno.serve((request: Request) =>
  answerUnsubscribe(
    request,
    setting('SITE_URL'),
    async (token) => (await callFunction('unsubscribe', { token })) !== null,
  ),
);
