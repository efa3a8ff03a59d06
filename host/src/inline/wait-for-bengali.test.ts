import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import waitForBengali from './wait-for-bengali.ts?script';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Opens a document. @returns its style, and the fonts it asked for. */
function open(load: () => Promise<unknown>, style = { visibility: '' }) {
  const asked: unknown[][] = [];
  runInNewContext(waitForBengali, {
    document: {
      documentElement: { style },
      fonts: {
        load: (...font: unknown[]) => {
          asked.push(font);
          return load();
        },
      },
    },
    setTimeout,
  });
  return { style, asked };
}

const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a page in Bengali is painted once its letters are there, in both faces', async () => {
  const { style, asked } = open(() => passing(700));
  expect(style.visibility).toBe('hidden');
  expect(asked).toEqual([
    ["400 1em 'Torsa Display Bengali Now'", 'ব'],
    ["400 1em 'Torsa Text Bengali Now'", 'ব'],
  ]);
  await passing(1400);
  expect(style.visibility).toBe('');
});

test('what the system has is shown at once', async () => {
  const { style } = open(async () => []);
  await passing(0);
  expect(style.visibility).toBe('');
});

test('fonts that cannot be loaded are not waited for', async () => {
  const { style } = open(() => Promise.reject(new Error('A network error occurred.')));
  await passing(0);
  expect(style.visibility).toBe('');
});

test('nobody waits for longer than three seconds', async () => {
  const { style } = open(() => new Promise(() => {}));
  await passing(2900);
  expect(style.visibility).toBe('hidden');
  await passing(100);
  expect(style.visibility).toBe('');
});

test('a page that leads to another language stays hidden', async () => {
  const { style, asked } = open(async () => [], { visibility: 'hidden' });
  await passing(5000);
  expect(style.visibility).toBe('hidden');
  expect(asked).toEqual([]);
});
