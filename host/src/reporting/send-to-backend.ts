import { siteConfig } from '@torsa/shared/site-config';
import type { ClientEvent, Sink } from './client-event.ts';

/** In bytes; browsers refuse requests above 64 KB that are to outlive their page. */
const mostBytes = 60_000;

/**
 * Inserts events into the backend's table, also while the page is being left. Not with `sendBeacon`, which can carry no
 * key, and not with the backend's client, which is large. What fails is lost.
 */
export const sendToBackend: Sink = (events) => {
  const { backendUrl, publishableKey } = siteConfig();
  fetch(`${backendUrl}/rest/v1/client_events`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify(fitToByteLimit(events)),
  }).catch(() => {});
};

function fitToByteLimit(events: readonly ClientEvent[]): readonly ClientEvent[] {
  const encoder = new TextEncoder();
  let room = mostBytes;
  return events.filter((event) => {
    room -= encoder.encode(JSON.stringify(event)).length + 1;
    return room > 0;
  });
}
