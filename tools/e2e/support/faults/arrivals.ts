import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Waits until a page has so many bytes of what it asks for at an address, and shows them if it is its document. */
export type Arrival = (address: string, bytes: number) => Promise<void>;

/** Follows what arrives in a page. The browser counts what it has unpacked, so ask for nothing compressed. */
export async function followArrivals(page: Page): Promise<Arrival> {
  const session = await page.context().newCDPSession(page);
  const documents = new Set<string>();
  const addresses = new Map<string, string>();
  const arrived = new Map<string, number>();
  const arrivals = new EventEmitter().setMaxListeners(0);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    addresses.set(requestId, request.url);
    arrived.set(request.url, 0);
    if (type === 'Document') documents.add(request.url);
    else documents.delete(request.url);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const address = addresses.get(requestId) ?? '';
    arrived.set(address, (arrived.get(address) ?? 0) + dataLength);
    arrivals.emit('data');
  });
  await session.send('Network.enable');
  return async (address, bytes) => {
    while ((arrived.get(address) ?? 0) < bytes) await once(arrivals, 'data');
    if (!documents.has(address)) return;
    // A page that goes away meanwhile is judged by what it shows then.
    await page
      .locator('main h1')
      .first()
      .waitFor()
      .catch(() => {});
  };
}
