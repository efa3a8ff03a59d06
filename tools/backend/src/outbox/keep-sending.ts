import { AsyncResource } from 'node:async_hooks';
import {
  type SendEmailsDependencies,
  sendDueEmails,
} from '../../../../supabase/functions/_shared/send-emails.ts';
import { runSqlOnAccountTables } from '../accounts.ts';
import type { EmbeddedSupabase } from '../embedded-app.ts';

/** Milliseconds between two checks of the outbox for emails that have become due. */
const INTERVAL_MS = 5000;

/**
 * Sends new outbox emails immediately and postponed ones when they are due, including those that an earlier process
 * claimed but did not send.
 * @returns a function that stops after the current email
 */
export async function startSendingEmails(
  app: EmbeddedSupabase,
  sending: SendEmailsDependencies,
): Promise<() => Promise<void>> {
  const { driver } = app.connection;
  await runSqlOnAccountTables(app, 'select private.release_mails()', []);
  let last: Promise<unknown> = Promise.resolve();
  let waits = false;
  let ended = false;
  const again = (): void => {
    if (waits || ended) return;
    waits = true;
    last = last.then(() => {
      waits = false;
      return ended ? undefined : sendDueEmails(sending).catch(report);
    });
  };
  // Leaves the async context of the request that inserted the email, because emails must be sent outside of it.
  const unlisten = await driver.listen('outbox', AsyncResource.bind(again));
  const timer = setInterval(again, INTERVAL_MS);
  again();
  return async () => {
    ended = true;
    clearInterval(timer);
    await unlisten();
    await last;
  };
}

function report(error: unknown): void {
  console.error('The emails in the outbox were not sent. The next check sends them again.', error);
}
