import { QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { useAuth } from '@torsa/shared/auth';
import { loadBackend } from '@torsa/shared/backend';
import { BackendError } from '@torsa/shared/database/backend-error';
import { storeSession, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveUpdates } from './live-updates.ts';
import { queryClient } from './query-client.ts';

const topic = 'session:1';

/** The server side of the page's WebSocket connections, newest connection last. */
let sockets: StubSocket[] = [];
/** True if the server accepts new connections. */
let isReachable = true;
/** The time in milliseconds that a WebSocket needs to open. */
let openingTime = 0;

class StubSocket extends EventTarget {
  readyState = 0;
  /** True if the page closed the WebSocket before it had opened. A browser then logs a warning. */
  isClosedEarly = false;
  onopen = () => {};
  onclose = (_event: object) => {};
  onmessage = (_event: object) => {};
  onerror = (_event: object) => {};

  constructor() {
    super();
    sockets.push(this);
    setTimeout(() => {
      if (this.readyState === 3) return;
      if (!isReachable) return this.end(1006);
      this.readyState = 1;
      this.onopen();
    }, openingTime);
  }

  send(text: string): void {
    const [joinRef, ref, to] = JSON.parse(text);
    this.receive([joinRef, ref, to, 'phx_reply', { status: 'ok', response: {} }]);
  }

  receive(message: unknown): void {
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }));
  }

  broadcast(update: object): void {
    const payload = { type: 'broadcast', event: 'update', payload: update };
    this.receive([null, null, `realtime:${topic}`, 'broadcast', payload]);
  }

  close(code = 1000): void {
    this.isClosedEarly ||= this.readyState === 0;
    this.end(code);
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code, wasClean: code === 1000 });
  }
}

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

let calls: ReturnType<typeof stubBackend>;
let read: Record<string, number> = {};
let failure: Error | undefined;
let unmount = () => {};
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/**
 * Opens a page that shows a conversation and the list of tasks.
 * @returns the loaded data of the first second and of the next ten seconds
 */
async function open(answers: Parameters<typeof stubBackend>[0] = {}) {
  calls = stubBackend({ 'POST /rest/v1/rpc/live_topic': () => Response.json(topic), ...answers });
  read = {};
  storeSession({ role: 'team', expiresIn: 36_000 });
  // Wait here, because fake timers do not wait for the download of the backend client.
  await loadBackend();
  const email = 'asha@client.test';
  const user = { id: `id-${email}`, email, fullName: 'Asha' };
  useAuth.setState({ session: { status: 'signedIn', user, role: 'team' } });
  const stops = [['conversation', 'c1'], ['conversation', 'c1', 'others'], ['tasks']].map((key) =>
    new QueryObserver(queryClient(), {
      queryKey: key,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      queryFn: () => {
        const name = key.join(' ');
        read[name] = (read[name] ?? 0) + 1;
        if (failure) throw failure;
        return name;
      },
    }).subscribe(() => undefined),
  );
  const hook = renderHook(() => useLiveUpdates());
  unmount = () => {
    hook.unmount();
    for (const stop of stops) stop();
  };
  await passed(1_000);
  const readAtFirst = read;
  read = {};
  await passed(10_000);
  const readLater = read;
  read = {};
  return { readAtFirst, readLater };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', StubSocket);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(async () => {
  unmount();
  await passed(20_000);
  useAuth.setState({ session: { status: 'loading' } });
  sockets = [];
  isReachable = true;
  openingTime = 0;
  failure = undefined;
  visibility = 'visible';
  vi.useRealTimers();
});

test('a new page loads its data again after ten seconds to include missed live updates', async () => {
  const { readAtFirst, readLater } = await open();
  expect(readAtFirst).toEqual({ 'conversation c1': 1, 'conversation c1 others': 1, tasks: 1 });
  expect(readLater).toEqual(readAtFirst);
});

test('a connection that is lost after the page has closed opens again only for the next page', async () => {
  await open();
  unmount();
  sockets.at(-1)?.end(1006);
  await passed(2_000);
  expect(sockets).toHaveLength(1);
  const next = renderHook(() => useLiveUpdates());
  unmount = next.unmount;
  await passed(500);
  expect(sockets).toHaveLength(2);
});

test('a live connection whose WebSocket opens after 15 seconds receives live updates', async () => {
  openingTime = 15_000;
  await open();
  await passed(10_000);
  read = {};
  sockets.at(-1)?.broadcast({ kind: 'task', id: 't1', version: 2 });
  await passed(400);
  expect(read).toEqual({ tasks: 1 });
  expect(sockets.filter(({ isClosedEarly }) => isClosedEarly)).toEqual([]);
});

test('a page whose browser goes offline and online before the WebSocket has opened receives live updates', async () => {
  await open();
  openingTime = 5_000;
  for (const event of ['offline', 'online', 'offline', 'online']) {
    window.dispatchEvent(new Event(event));
    await passed(1_000);
  }
  await passed(10_000);
  read = {};
  sockets.at(-1)?.broadcast({ kind: 'task', id: 't1', version: 2 });
  await passed(400);
  expect(read).toEqual({ tasks: 1 });
  expect(sockets.filter(({ isClosedEarly }) => isClosedEarly)).toEqual([]);
});

test('a live update of a row refetches only the visible queries that can contain the row', async () => {
  await open();
  sockets.at(-1)?.broadcast({ kind: 'conversation', id: 'c1', version: 2 });
  await passed(400);
  expect(read).toEqual({ 'conversation c1': 1 });
  sockets.at(-1)?.broadcast({ kind: 'conversation', id: 'c2', version: 2 });
  sockets.at(-1)?.broadcast({ kind: 'presence', id: 'c1', version: null });
  sockets.at(-1)?.broadcast({ kind: 'task', id: 't1', version: 2 });
  await passed(400);
  expect(read).toEqual({ 'conversation c1': 1, 'conversation c1 others': 1, tasks: 1 });
});

test('a live update during a pending change of the page refetches the data only after the change has finished', async () => {
  await open();
  let answer = () => {};
  const change = queryClient()
    .getMutationCache()
    .build(queryClient(), {
      mutationFn: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    })
    .execute(undefined);
  sockets.at(-1)?.broadcast({ kind: 'task', id: 't1', version: 2 });
  await passed(2_000);
  expect(read).toEqual({});
  answer();
  await change;
  await passed(400);
  expect(read).toEqual({ tasks: 1 });
});

test('an idle visible page sends at most two requests in an hour, and a hidden page sends none', async () => {
  await open();
  const before = calls.length;
  await passed(3_600_000);
  expect(calls.length - before).toBeLessThanOrEqual(2);
  expect(read).toEqual({});
  show('hidden');
  const visible = calls.length;
  await passed(3_600_000);
  expect(calls).toHaveLength(visible);
  expect(sockets.at(-1)?.readyState).toBe(3);
  show('visible');
  await passed(1_000);
  expect(read).toEqual({ 'conversation c1': 1, 'conversation c1 others': 1, tasks: 1 });
});

test('after five minutes without a live connection, the page reconnects and refetches all its data', async () => {
  await open();
  isReachable = false;
  sockets.at(-1)?.end(1006);
  await passed(300_000);
  const attempts = sockets.length;
  expect(attempts).toBeLessThan(15);
  read = {};
  isReachable = true;
  await passed(60_000);
  expect(sockets.at(-1)?.readyState).toBe(1);
  expect(read).toMatchObject({ 'conversation c1': expect.any(Number), tasks: expect.any(Number) });
});

test('without a live connection, a page refetches its data once a minute', async () => {
  isReachable = false;
  await open();
  await passed(60_000 - 11_000);
  expect(read.tasks).toBe(1);
  await passed(60_000);
  expect(read.tasks).toBe(2);
});

test('the page closes the live connection when the browser goes offline, and reconnects and refetches when the browser is online', async () => {
  await open();
  window.dispatchEvent(new Event('offline'));
  expect(sockets.at(-1)?.readyState).toBe(3);
  await passed(120_000);
  expect(read).toEqual({});
  expect(sockets).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await passed(1_000);
  expect(sockets).toHaveLength(2);
  expect(read.tasks).toBeGreaterThan(0);
});

test('an unreachable backend gets few requests, and the page refetches its data when a check succeeds', async () => {
  let isDown = false;
  const answerOf = (value: string) => () =>
    isDown ? Promise.reject(new TypeError('No network')) : Response.json(value);
  await open({
    'POST /rest/v1/rpc/my_role': answerOf('team'),
    'POST /rest/v1/rpc/live_topic': answerOf(topic),
  });
  isDown = true;
  isReachable = false;
  failure = new BackendError('unavailable', 'No network');
  const before = calls.length;
  sockets.at(-1)?.end(1006);
  await passed(60_000);
  expect(calls.length - before).toBeLessThan(25);
  expect(read).toEqual({});
  isDown = false;
  isReachable = true;
  failure = undefined;
  await passed(11_000);
  expect(sockets.at(-1)?.readyState).toBe(1);
  expect(read).toEqual({ 'conversation c1': 1, 'conversation c1 others': 1, tasks: 1 });
});

test('a failed refetch is retried after ten seconds', async () => {
  await open();
  failure = new BackendError('unavailable', 'No network');
  sockets.at(-1)?.broadcast({ kind: 'task', id: 't1', version: 2 });
  await passed(400);
  failure = undefined;
  await passed(10_000);
  expect(read.tasks).toBe(2);
});

test('a live update that the session has ended logs the user out', async () => {
  const roles = vi.fn(() => Response.json('team'));
  await open({ 'POST /rest/v1/rpc/my_role': roles });
  // Start the clock again, because all tests share the time of the last check.
  await passed(3 * 3_600_000);
  roles.mockReturnValue(Response.json(null));
  sockets.at(-1)?.broadcast({ kind: 'ended', id: 's1', version: null });
  await passed(100);
  expect(localStorage.getItem('torsa.session')).toBeNull();
});

test('the live connection closes when the user leaves the portal or logs out', async () => {
  await open();
  unmount();
  await passed(5_000);
  expect(sockets.at(-1)?.readyState).toBe(3);
  await open();
  expect(sockets.at(-1)?.readyState).toBe(1);
  useAuth.setState({ session: { status: 'signedOut' } });
  await passed(100);
  expect(sockets.at(-1)?.readyState).toBe(3);
});
