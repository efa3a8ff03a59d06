import { AsyncResource } from 'node:async_hooks';
import { queryAccounts } from '../accounts.ts';
import { emptyOutbox, type Sending } from './empty-outbox.ts';

/** How often the outbox is looked into for mails that became due, in milliseconds. */
const INTERVAL_MS = 5000;

/**
 * Sends mails as soon as they are in the outbox, and those that are put off when they are due. What an earlier process
 * claimed and did not send is sent at once: this one alone has the database.
 * @returns what ends this, once the mail that is being sent is sent.
 */
export async function keepSending(sending: Sending): Promise<() => Promise<void>> {
  const { driver } = sending.app.connection;
  await queryAccounts(sending.app, 'select private.release_mails()', []);
  let last: Promise<unknown> = Promise.resolve();
  let waits = false;
  let ended = false;
  const again = (): void => {
    if (waits || ended) return;
    waits = true;
    last = last.then(() => {
      waits = false;
      return ended ? undefined : emptyOutbox(sending).catch(report);
    });
  };
  // What tells of it runs in the work of another request, which this is no part of.
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
