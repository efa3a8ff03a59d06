import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPendingNavigation } from '../navigation/pending-navigation.ts';
import { renderIn } from '../testing/render-in.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => setPendingNavigation(false));
  vi.useRealTimers();
});

const bar = () => document.querySelector<HTMLElement>('[data-navigation-progress]');
/** Returns null if the status element is hidden. */
const status = () => screen.queryByRole('status');

test.each([
  ['en', 'Loading the page'],
  ['bn', 'পাতাটি লোড হচ্ছে'],
] as const)(
  'a navigation shows the progress bar immediately and is announced in %s after one second',
  (language, text) => {
    renderIn(<NavigationProgress />, language);
    expect(status()).toBeNull();
    expect(bar()?.hidden).toBe(true);
    act(() => setPendingNavigation(true));
    expect(bar()?.hidden).toBe(false);
    // The empty live region exists before its text: screen readers announce only changes.
    expect(status()?.textContent).toBe('');
    act(() => vi.advanceTimersByTime(999));
    expect(status()?.textContent).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(status()?.textContent).toBe(text);
    act(() => setPendingNavigation(false));
    expect(status()).toBeNull();
    expect(bar()?.hidden).toBe(true);
  },
);

test('the progress bar and the name of the loading page disappear at the same time', () => {
  renderIn(<NavigationProgress />);
  act(() => setPendingNavigation(true, 'About Us'));
  expect(bar()?.dataset['navigationProgress']).toBe('About Us');
  act(() => setPendingNavigation(false));
  expect(bar()?.dataset['navigationProgress']).toBe('');
});

test('screen readers do not announce a page that loads within a second', () => {
  renderIn(<NavigationProgress />);
  act(() => setPendingNavigation(true));
  act(() => vi.advanceTimersByTime(500));
  act(() => setPendingNavigation(false));
  act(() => setPendingNavigation(true));
  act(() => vi.advanceTimersByTime(999));
  expect(status()?.textContent).toBe('');
});
