import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import waitForBengali from './wait-for-bengali.ts?script';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * Runs the inline script.
 * @returns the style of the root element and the requested fonts.
 */
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

test('a Bengali page is hidden until both Bengali fonts have loaded', async () => {
  const { style, asked } = open(() => passing(700));
  expect(style.visibility).toBe('hidden');
  expect(asked).toEqual([
    ["400 1em 'Torsa Display Bengali Now'", 'ব'],
    ["400 1em 'Torsa Text Bengali Now'", 'ব'],
  ]);
  await passing(1400);
  expect(style.visibility).toBe('');
});

test('a Bengali page is shown immediately if the system has a Bengali font', async () => {
  const { style } = open(async () => []);
  await passing(0);
  expect(style.visibility).toBe('');
});

test('a Bengali page whose fonts fail to load is shown', async () => {
  const { style } = open(() => Promise.reject(new Error('A network error occurred.')));
  await passing(0);
  expect(style.visibility).toBe('');
});

test('a Bengali page is shown after three seconds, even if its fonts have not loaded', async () => {
  const { style } = open(() => new Promise(() => {}));
  await passing(2900);
  expect(style.visibility).toBe('hidden');
  await passing(100);
  expect(style.visibility).toBe('');
});

test('a Bengali page that redirects to another language stays hidden', async () => {
  const { style, asked } = open(async () => [], { visibility: 'hidden' });
  await passing(5000);
  expect(style.visibility).toBe('hidden');
  expect(asked).toEqual([]);
});
