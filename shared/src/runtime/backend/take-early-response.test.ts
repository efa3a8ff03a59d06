import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyResponse } from './take-early-response.ts';

const url = 'http://backend.test/rest/v1/rpc/client_projects?limit=50';
const init = { method: 'POST', headers: { authorization: 'Bearer asha' }, body: '{}' };

function stubRequest(response: Response | undefined, sentAt = performance.now()) {
  globalThis.torsaEarlyRequests = [
    { url, authorization: 'Bearer asha', body: '{}', sentAt, response: Promise.resolve(response) },
  ];
}

afterEach(() => {
  globalThis.torsaEarlyRequests = undefined;
  vi.useRealTimers();
});

test('takeEarlyResponse returns an early response only once for the same request and session', async () => {
  stubRequest(Response.json(['project']));
  const [one, other] = await Promise.all([
    takeEarlyResponse(url, init),
    takeEarlyResponse(url, init),
  ]);
  expect(await one?.json()).toEqual(['project']);
  expect(other).toBeUndefined();
});

test.each([
  ['another session', url, { ...init, headers: { authorization: 'Bearer binu' } }],
  ['no session', url, { ...init, headers: {} }],
  ['another URL', `${url}0`, init],
  ['other arguments', url, { ...init, body: '{"id":1}' }],
  ['another method', url, { headers: init.headers }],
])('a request of %s gets no early response', async (_, asked, other) => {
  stubRequest(Response.json(['private']));
  expect(await takeEarlyResponse(asked, other)).toBeUndefined();
});

test.each([
  ['an error response', Response.json({}, { status: 401 })],
  ['no response', undefined],
])('after %s, the request is sent again', async (_, response) => {
  stubRequest(response);
  expect(await takeEarlyResponse(url, init)).toBeUndefined();
});

test('takeEarlyResponse ignores a response that is older than 30 seconds', async () => {
  stubRequest(Response.json([]), performance.now() - 60_000);
  expect(await takeEarlyResponse(url, init)).toBeUndefined();
});
