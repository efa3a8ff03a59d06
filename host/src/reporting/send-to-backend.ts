import { insert } from '@torsa/shared/database/insert';
import type { ClientEvent, Sink } from './client-event.ts';

/** In bytes; browsers refuse requests above 64 KB that are to outlive their page. */
const mostBytes = 60_000;

/** Inserts events into the backend's table, also while the page is being left. What fails is lost. */
export const sendToBackend: Sink = (events) => {
  insert('client_events', thoseThatFit(events), { keepalive: true }).catch(() => {});
};

function thoseThatFit(events: readonly ClientEvent[]): readonly ClientEvent[] {
  const encoder = new TextEncoder();
  let room = mostBytes;
  return events.filter((event) => {
    room -= encoder.encode(JSON.stringify(event)).length + 1;
    return room > 0;
  });
}
