import { expect, test, vi } from 'vitest';
import { createSessionFetch } from './session-fetch.ts';
import { createBrowser } from './testing/browser.ts';

const backendUrl = 'http://backend.test';
const publishableKey = 'publishable';
const rows = `${backendUrl}/rest/v1/messages`;

function open() {
  const browser = createBrowser();
  const { keeper } = browser.openTab('one');
  const sent: string[] = [];
  let answer = (_bearer: string) => Promise.resolve(Response.json(['a row']));
  const send = (async (_url: unknown, init?: RequestInit) => {
    const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    sent.push(bearer);
    return answer(bearer);
  }) as typeof fetch;
  const client = createSessionFetch({ keeper, backendUrl, publishableKey, send });
  const logIn = (person: string) => {
    const session = browser.provider.logIn(person);
    keeper.store(session);
    return session;
  };
  const read = (token: string, url = rows) =>
    client.fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return {
    browser,
    keeper,
    client,
    sent,
    logIn,
    read,
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}

test('a user’s backend client never sends a request with the next user’s token', async () => {
  const { logIn, read, sent, client } = open();
  await read(logIn('asha').access_token);
  const next = logIn('binu');
  expect((await read(next.access_token)).status).toBe(401);
  expect(sent).toHaveLength(1);
  expect(client.isFor('binu')).toBe(false);
});

test('a user’s backend client never sends a request without the user’s token', async () => {
  const { logIn, read, keeper, sent } = open();
  await read(logIn('asha').access_token);
  keeper.remove();
  expect((await read(publishableKey)).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test('a backend request fails if its session ended in another browser, although the access token is still valid', async () => {
  const { browser, logIn, read, keeper, answerWith } = open();
  const session = logIn('asha');
  await read(session.access_token);
  browser.pass(10_000);
  browser.provider.end(session);
  answerWith(async () => Response.json([]));
  expect((await read(session.access_token)).status).toBe(401);
  expect(keeper.read()).toBeUndefined();
});

test('a backend request with an expired token is repeated once with a new token', async () => {
  const { browser, logIn, read, sent, answerWith } = open();
  const { access_token } = logIn('asha');
  browser.pass(60_000);
  answerWith(async (bearer) =>
    bearer === access_token ? new Response(null, { status: 401 }) : Response.json(['a row']),
  );
  expect(await (await read(access_token)).json()).toEqual(['a row']);
  expect(sent).toHaveLength(2);
});

test('a backend request fails without console output if its expired token cannot be refreshed', async () => {
  const { browser, logIn, read, sent } = open();
  const { access_token } = logIn('asha');
  await read(access_token);
  browser.pass(3_600_000);
  browser.provider.network = 'down';
  expect((await read(access_token)).status).toBe(503);
  expect(sent).toHaveLength(1);
});

test('a backend request gets a 503 response instead of an exception if the auth server cannot be reached', async () => {
  const log = vi.spyOn(console, 'error');
  const { read, answerWith } = open();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await read(publishableKey, `${backendUrl}/auth/v1/token`)).status).toBe(503);
  expect(log).not.toHaveBeenCalled();
});
