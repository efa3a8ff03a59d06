import { earlyDataElementId } from '@torsa/shared/contract/early-data';
import { htmlElementIds } from '@torsa/shared/contract/names';
import { storeSession } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import requestData from './request-data.ts?script';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    sent.mockImplementation(async () => Response.json(['row'])),
  );
  const config = { backendUrl: 'http://backend.test', publishableKey: 'publishable' };
  const requests = [{ path: '/rest/v1/rpc/rows?limit=1', args: {} }, { path: '/rest/v1/rows' }];
  document.body.innerHTML = [
    [htmlElementIds.siteConfig, config],
    [earlyDataElementId, requests],
  ]
    .map(
      ([id, value]) =>
        `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`,
    )
    .join('');
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
  globalThis.torsaEarlyRequests = undefined;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const run = () => new Function(requestData)();

test('for a logged-in user, the inline script sends the page’s data requests with the session’s access token', async () => {
  storeSession({ role: 'team' });
  run();
  const { access_token } = JSON.parse(String(localStorage.getItem('torsa.session')));
  const headers = { apikey: 'publishable', authorization: `Bearer ${access_token}` };
  expect(sent.mock.calls).toMatchObject([
    ['http://backend.test/rest/v1/rpc/rows?limit=1', { method: 'POST', headers, body: '{}' }],
    ['http://backend.test/rest/v1/rows', { method: 'GET', headers }],
  ]);
  const [first] = globalThis.torsaEarlyRequests ?? [];
  expect(await (await first?.response)?.json()).toEqual(['row']);
  await vi.waitFor(() => expect(first?.rows).toEqual(['row']));
});

test.each([
  ['without a session', () => undefined],
  ['with an expired token', () => storeSession({ expiresIn: -1 })],
  ['with a token that expires in a minute', () => storeSession({ expiresIn: 60 })],
  ['with a damaged session', () => localStorage.setItem('torsa.session', '{"access_token":1}')],
  [
    'with a filter in its URL',
    () => {
      storeSession();
      history.replaceState(null, '', '/?state=any');
    },
  ],
])('a document %s sends no request', (_, prepare) => {
  prepare();
  run();
  expect(sent).not.toHaveBeenCalled();
});

test('after a failed early request, its response is undefined, so that the page’s query sends the request again', async () => {
  storeSession();
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  run();
  const [first] = globalThis.torsaEarlyRequests ?? [];
  expect(await first?.response).toBeUndefined();
});

test.each([
  ['after another tab has logged out', 'storage', () => localStorage.clear()],
  [
    'restored by the browser in the session of another user',
    'pageshow',
    () => storeSession({ email: 'binu@client.test' }),
  ],
])('a page %s hides the early rows of its first user', async (_, event, change) => {
  storeSession({ email: 'asha@client.test' });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-early-rows="rpc/rows" data-early-limit="1"></div><div><ul><li></li></ul></div>',
  );
  run();
  const place = document.querySelector('[data-early-rows]');
  await vi.waitFor(() => expect(place?.querySelectorAll('li')).toHaveLength(1));
  dispatchEvent(new Event(event));
  expect(place?.childElementCount).toBe(1);
  change();
  dispatchEvent(new Event(event));
  expect(place?.childElementCount).toBe(0);
});

test('rows that arrive after a logout in another tab are not shown', async () => {
  storeSession();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-early-rows="rpc/rows" data-early-limit="1"></div><div><ul><li></li></ul></div>',
  );
  run();
  localStorage.clear();
  await vi.waitFor(() => expect(globalThis.torsaEarlyRequests?.[0]?.rows).toEqual(['row']));
  expect(document.querySelector('[data-early-rows]')?.childElementCount).toBe(0);
});

test.each([
  ['an error', Response.json({ code: 'PT403' }, { status: 403 })],
  ['a page of a gateway', new Response('<p>busy</p>')],
  ['a single object', Response.json({ id: 1 })],
])('an early response with %s gives no rows', async (_, response) => {
  storeSession();
  sent.mockResolvedValue(response);
  run();
  const [first] = globalThis.torsaEarlyRequests ?? [];
  await first?.response;
  await new Promise((resolve) => setTimeout(resolve));
  expect(first?.rows).toBeUndefined();
});
