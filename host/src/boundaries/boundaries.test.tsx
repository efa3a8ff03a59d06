import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageRelease } from '../federation/loaded-page.ts';
import { RemotePageElement } from '../routing/page-outlet.tsx';
import { renderIn } from '../testing/render-in.tsx';
import { LazyAppBoundariesOverlay } from './boundaries.tsx';

// Loads the chunk of the overlay before the time-out of a test starts.
beforeAll(() => import('./boundaries-overlay.tsx'));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

const live: PageRelease = { version: '000000000011', cohort: 'live', loadTime: 12.6 };

function page(release = live) {
  return (
    <>
      <header>
        <nav>Menu</nav>
      </header>
      <main>
        <RemotePageElement remote="marketing" release={release} language="en">
          <header>The header of a page</header>
          <footer>The footer of a page</footer>
        </RemotePageElement>
      </main>
      <footer>Footer</footer>
      <LazyAppBoundariesOverlay />
    </>
  );
}

const open = () => renderIn(page());

const overlay = () => screen.queryByRole('region', { name: 'Boundaries of the apps on this page' });
const labels = () => [...(overlay()?.children ?? [])].map(({ textContent }) => textContent);
const pressShortcut = () => userEvent.keyboard('{Alt>}{Shift>}[KeyB]{/Shift}{/Alt}');

test('the boundaries overlay for developers is hidden without ?boundaries in the URL', async () => {
  open();
  await act(async () => {});
  expect(overlay()).not.toBeInTheDocument();
});

test('the shortcut Alt+Shift+B shows and hides the boundaries overlay', async () => {
  open();
  await pressShortcut();
  await waitFor(() => expect(overlay()).toBeInTheDocument());
  await pressShortcut();
  expect(overlay()).not.toBeInTheDocument();
  await pressShortcut();
  expect(overlay()).toBeInTheDocument();
});

test.each([
  ['without Shift', { altKey: true, code: 'KeyB' }],
  ['without Alt', { shiftKey: true, code: 'KeyB' }],
  ['with another key', { altKey: true, shiftKey: true, code: 'KeyC' }],
  ['held down', { altKey: true, shiftKey: true, code: 'KeyB', repeat: true }],
])('the key combination %s does not show the boundaries overlay', async (_, keys) => {
  open();
  fireEvent.keyDown(document.body, keys);
  await act(async () => {});
  expect(overlay()).not.toBeInTheDocument();
});

test('a URL with ?boundaries shows the boundaries overlay, and the shortcut hides the overlay', async () => {
  window.history.replaceState(null, '', '/about?boundaries');
  open();
  await waitFor(() => expect(overlay()).toBeInTheDocument());
  await pressShortcut();
  expect(overlay()).not.toBeInTheDocument();
});

test('each overlay label shows the team and, for a remote app, its release, load time and canary cohort', async () => {
  window.history.replaceState(null, '', '/about?boundaries');
  open();
  await waitFor(() =>
    expect(labels()).toEqual([
      'host team',
      'host team',
      'marketing team · 000000000011 · 13 ms · live',
    ]),
  );
});

test('the overlay label of a fallback release also shows the version that failed to load', async () => {
  window.history.replaceState(null, '', '/about?boundaries');
  const { rerender } = open();
  await waitFor(() => expect(labels()).toHaveLength(3));
  rerender(page({ ...live, cohort: 'canary', fallbackFrom: '000000000022' }));
  await waitFor(() =>
    expect(labels()).toContain(
      'marketing team · 000000000011 · 13 ms · canary · in place of 000000000022',
    ),
  );
});

test('an unmounted boundaries overlay ignores its keyboard shortcut', async () => {
  const { unmount } = open();
  unmount();
  await pressShortcut();
  expect(overlay()).not.toBeInTheDocument();
});
