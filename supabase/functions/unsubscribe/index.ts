// The edge function that turns off an email type after a mail program's unsubscribe request.
import { callFunction, setting } from '../_shared/database.ts';
import { handleUnsubscribe } from '../_shared/unsubscribe.ts';

Deno.serve((request: Request) =>
  handleUnsubscribe(
    request,
    setting('SITE_URL'),
    async (token) => (await callFunction('unsubscribe', { token })) !== null,
  ),
);
