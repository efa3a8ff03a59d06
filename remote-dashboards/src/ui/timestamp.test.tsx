import { act, render, screen } from '@testing-library/react';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearFormatterCache } from './formatters.ts';
import { Timestamp } from './timestamp.tsx';
import { useToday } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubEnv('TZ', 'Asia/Kolkata');
});

afterEach(() => {
  setVisibility('visible');
  vi.useRealTimers();
  vi.unstubAllEnvs();
  clearFormatterCache();
});

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function show(at: string, language: 'en' | 'bn' = 'en') {
  render(
    <I18nProvider value={createI18n(language)}>
      <Timestamp at={at} as="ago" />
      <Today />
    </I18nProvider>,
  );
  return () => screen.getByRole('time').textContent;
}

function Today() {
  return <output>{useToday()}</output>;
}

const today = () => screen.getByRole('status').textContent;

test('a timestamp updates its text, such as "5 min ago", while the page is open', async () => {
  vi.setSystemTime('2026-11-22T12:00:20+05:30');
  const text = show('2026-11-22T12:00:00+05:30');
  expect(text()).toBe('now');
  await pass(60);
  expect(text()).toBe('1 min ago');
  await pass(3 * 3600);
  expect(text()).toBe('3 hr ago');
});

test('a timestamp has a machine-readable time and the full date as its title', () => {
  vi.setSystemTime('2026-11-22T12:00:20+05:30');
  show('2026-11-22T12:00:00+05:30', 'bn');
  const element = screen.getByRole('time');
  expect(element).toHaveAttribute('dateTime', '2026-11-22T06:30:00.000Z');
  expect(element.title).toMatch(/২২ নভে/);
});

test('a timestamp of the current day changes its text to "yesterday" at midnight', async () => {
  vi.setSystemTime('2026-12-31T23:58:30+05:30');
  const text = show('2026-12-31T20:00:00+05:30');
  expect([today(), text()]).toEqual(['2026-12-31', '3 hr ago']);
  await pass(120);
  expect([today(), text()]).toEqual(['2027-01-01', 'yesterday']);
});

test('timestamps of a hidden page run no timer, and update when the page becomes visible', async () => {
  vi.setSystemTime('2026-11-22T23:00:20+05:30');
  const text = show('2026-11-22T22:00:00+05:30');
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await pass(2 * 86_400);
  expect(today()).toBe('2026-11-22');
  setVisibility('visible');
  expect([today(), text()]).toEqual(['2026-11-24', '2 days ago']);
});

test('timestamps use the new current day after a computer wakes from sleep', () => {
  vi.setSystemTime('2026-11-22T23:00:20+05:30');
  show('2026-11-22T22:00:00+05:30');
  // Timers do not run while the computer sleeps.
  vi.setSystemTime('2026-11-23T08:00:00+05:30');
  act(() => void dispatchEvent(new Event('focus')));
  expect(today()).toBe('2026-11-23');
});

test('timestamps use the new time zone after a change of the time zone', async () => {
  vi.setSystemTime('2026-11-22T23:00:00+05:30');
  const text = show('2026-11-20T23:00:00+05:30');
  expect([today(), text()]).toEqual(['2026-11-22', '2 days ago']);
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  await pass(60);
  expect(today()).toBe('2026-11-23');
});

test('all timestamps of a page share one timer, which stops when the last timestamp unmounts', () => {
  vi.setSystemTime('2026-11-22T23:00:20+05:30');
  const { unmount } = render(
    Array.from({ length: 200 }, (_, index) => (
      <Timestamp key={index} at="2026-11-22T22:00:00+05:30" as="ago" />
    )),
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
