import { setSiteConfig } from '@torsa/shared/site-config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSiteConfig } from '../testing/sample-document.ts';
import type { ClientErrorEvent } from './client-event.ts';
import { sendEventsToBackend } from './send-to-backend.ts';

const event: ClientErrorEvent = {
  kind: 'error',
  app: 'host',
  version: '1',
  route: '/',
  message: 'broken',
  detail: {},
};

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  setSiteConfig(sampleSiteConfig);
  fetchStub.mockReset().mockResolvedValue(new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => vi.unstubAllGlobals());

test("sendEventsToBackend sends all events in one keepalive request, without the user's session", () => {
  sendEventsToBackend([event, event]);
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
    'https://backend.torsa.example/rest/v1/client_events',
    {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { apikey: 'key', 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify([event, event]),
    },
  );
});

test("sendEventsToBackend drops events beyond the browser's size limit for keepalive requests", () => {
  const large = { ...event, message: 'ব'.repeat(500), detail: { stack: 'ব'.repeat(1000) } };
  sendEventsToBackend(Array.from({ length: 30 }, () => large));
  const body = String(fetchStub.mock.calls[0]?.[1]?.body);
  expect(JSON.parse(body).length).toBeGreaterThan(10);
  expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(60_000);
});

test('sendEventsToBackend ignores a failed request', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  sendEventsToBackend([event]);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
