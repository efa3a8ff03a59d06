import { AsyncResource } from 'node:async_hooks';
import { queryAccounts } from '../accounts.ts';
import type { LocalApp } from '../embedded-app.ts';
import { type Sending, sendDueEmails } from './shared-mail.ts';

/** How often emails that became due are sent, in milliseconds. */
const INTERVAL_MS = 5000;

/**
 * Sends emails as soon as they are in the outbox, and the postponed ones when they are due. This process alone has the
 * database, so it immediately sends what an earlier process claimed and did not send.
 * @returns a function that stops the sending, after the email that is being sent
 */
export async function keepSending(app: LocalApp, sending: Sending): Promise<() => Promise<void>> {
  const { driver } = app.connection;
  await queryAccounts(app, 'select private.release_mails()', []);
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
  // The driver notifies in the async context of the request that inserted the email. This is no part of it.
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
  console.error('The outbox could not be emptied:', error);
}
