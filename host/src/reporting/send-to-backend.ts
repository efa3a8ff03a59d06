import { insertRow } from '@torsa/shared/database/insert';
import type { ClientErrorEvent, SendEventsFunction } from './client-event.ts';

/** The maximum request size in bytes. Browsers reject keepalive requests above 64 KB. */
const maxBytes = 60_000;

/**
 * Inserts events into the backend's database table, even while the visitor closes the page. Does not repeat failed
 * requests.
 */
export const sendEventsToBackend: SendEventsFunction = (events) => {
  insertRow('client_events', fitToByteLimit(events), { keepalive: true }).catch(() => {});
};

function fitToByteLimit(events: readonly ClientErrorEvent[]): readonly ClientErrorEvent[] {
  const encoder = new TextEncoder();
  let remainingBytes = maxBytes;
  return events.filter((event) => {
    remainingBytes -= encoder.encode(JSON.stringify(event)).length + 1;
    return remainingBytes > 0;
  });
}
