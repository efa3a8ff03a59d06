import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/browser.ts';
import { prefetchVisibleLinks } from './watch-visible-links.ts';

let setInView: ReturnType<typeof stubIntersectionObserver>;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  setInView = stubIntersectionObserver();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = (name: string) => screen.getByRole('link', { name });
const comeIntoView = (name: string) => setInView(link(name), true);
const leaveView = (name: string) => setInView(link(name), false);
const idle = () => vi.runAllTimersAsync();

/**
 * Renders links and watches them.
 * @returns the text of the links that were prefetched, in order.
 */
function watch(serve: () => Promise<void> = async () => {}): readonly (string | null)[] {
  render(
    <>
      <a href="/about">About</a>
      <a href="/careers">Careers</a>
      <a href="/auth/login" style={{ visibility: 'hidden' }}>
        Log In
      </a>
    </>,
  );
  const wanted: (string | null)[] = [];
  stop = prefetchVisibleLinks((link) => {
    wanted.push(link.textContent);
    return serve();
  });
  return wanted;
}

test('prefetchVisibleLinks waits until the browser is idle before it prefetches a visible link', async () => {
  const wanted = watch();
  comeIntoView('Careers');
  expect(wanted).toEqual([]);
  await idle();
  expect(wanted).toEqual(['Careers']);
});

test('prefetchVisibleLinks prefetches links one at a time', async () => {
  let finish = () => {};
  const wanted = watch(() => new Promise((resolve) => (finish = resolve)));
  comeIntoView('About');
  comeIntoView('Careers');
  await idle();
  expect(wanted).toEqual(['About']);
  finish();
  await idle();
  expect(wanted).toEqual(['About', 'Careers']);
});

test('prefetchVisibleLinks skips a link that left the screen before its prefetch', async () => {
  const wanted = watch();
  comeIntoView('About');
  comeIntoView('Careers');
  leaveView('About');
  await idle();
  expect(wanted).toEqual(['Careers']);
});

test('prefetchVisibleLinks does not prefetch an invisible link', async () => {
  const wanted = watch();
  setInView(screen.getByText('Log In'), true);
  await idle();
  expect(wanted).toEqual([]);
});

test('prefetchVisibleLinks also observes links that are added later', async () => {
  const wanted = watch();
  render(<a href="/new">New</a>);
  await idle();
  comeIntoView('New');
  await idle();
  expect(wanted).toEqual(['New']);
});

test('after its cleanup, prefetchVisibleLinks neither observes nor prefetches links', async () => {
  const wanted = watch();
  comeIntoView('About');
  stop();
  expect(comeIntoView('Careers')).toBe(false);
  render(<a href="/new">New</a>);
  await idle();
  expect(comeIntoView('New')).toBe(false);
  expect(wanted).toEqual([]);
});
