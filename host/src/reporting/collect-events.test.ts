import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientErrorEvent } from './client-event.ts';
import { createErrorEventCollector } from './collect-events.ts';

const send = vi.fn();
const sent = () => send.mock.calls.map(([events]) => events);
const pause = 3_000;

const event = (message: string): ClientErrorEvent => ({
  kind: 'error',
  app: 'marketing',
  version: '1',
  route: '/',
  message,
  detail: { stack: 'at f' },
});

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});

afterEach(() => vi.useRealTimers());

test('createErrorEventCollector sends error events in one batch, a few seconds after the first event', () => {
  const { add } = createErrorEventCollector(send);
  add(event('first'));
  vi.advanceTimersByTime(pause - 1);
  add(event('second'));
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([[event('first'), event('second')]]);
  add(event('third'));
  vi.advanceTimersByTime(pause);
  expect(sent().at(-1)).toEqual([event('third')]);
});

test("the event collector's flush sends the collected events immediately and only once", () => {
  const { add, flush } = createErrorEventCollector(send);
  add(event('first'));
  flush();
  flush();
  vi.advanceTimersByTime(pause);
  expect(sent()).toEqual([[event('first')]]);
});

test('createErrorEventCollector sends a repeated event once with its count', () => {
  const { add, flush } = createErrorEventCollector(send);
  for (let count = 0; count < 3; count += 1) add(event('again'));
  add({ ...event('again'), app: 'auth' });
  flush();
  expect(sent()).toEqual([
    [
      { ...event('again'), detail: { stack: 'at f', count: 3 } },
      { ...event('again'), app: 'auth' },
    ],
  ]);
});

test('the repetition of an event that was already sent is in the next batch', () => {
  const { add, flush } = createErrorEventCollector(send);
  add(event('again'));
  flush();
  add(event('again'));
  vi.advanceTimersByTime(10 * pause);
  expect(sent()).toHaveLength(1);
  flush();
  expect(sent().at(-1)).toEqual([event('again')]);
});

test('one page sends at most thirty events', () => {
  const { add, flush } = createErrorEventCollector(send);
  for (let count = 1; count <= 20; count += 1) add(event(`first ${count}`));
  flush();
  for (let count = 1; count <= 20; count += 1) add(event(`second ${count}`));
  flush();
  expect(sent().map((events) => events.length)).toEqual([20, 10]);
});

test('the count of a repeated event does not exceed the limit of the database table', () => {
  const { add, flush } = createErrorEventCollector(send);
  for (let count = 1; count <= 1001; count += 1) add(event('again'));
  flush();
  expect(sent()).toEqual([
    [{ ...event('again'), detail: expect.objectContaining({ count: 1000 }) }],
  ]);
});
