import { insert } from '@torsa/shared/database/insert';
import type { ClientEvent, SendEvents } from './client-event.ts';

/** In bytes; browsers refuse requests above 64 KB that are to outlive their page. */
const maxBytes = 60_000;

/** Inserts events into the backend's table, also while the page is being left. What fails is lost. */
export const sendToBackend: SendEvents = (events) => {
  insert('client_events', fitToByteLimit(events), { keepalive: true }).catch(() => {});
};

function fitToByteLimit(events: readonly ClientEvent[]): readonly ClientEvent[] {
  const encoder = new TextEncoder();
  let room = maxBytes;
  return events.filter((event) => {
    room -= encoder.encode(JSON.stringify(event)).length + 1;
    return room > 0;
  });
}
