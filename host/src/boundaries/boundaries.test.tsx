import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageRelease } from '../federation/load-page.ts';
import { RemoteBoundary } from '../routing/guarded-page.tsx';
import { renderIn } from '../testing/render-in.tsx';
import { Boundaries } from './boundaries.tsx';

// Its code is loaded when it is first wanted; here, before the clock of a test runs.
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
        <RemoteBoundary remote="marketing" release={release} language="en">
          <header>The header of a page</header>
          <footer>The footer of a page</footer>
        </RemoteBoundary>
      </main>
      <footer>Footer</footer>
      <Boundaries />
    </>
  );
}

const open = () => renderIn(page());

const overlay = () => screen.queryByRole('region', { name: 'Boundaries of the apps on this page' });
const labels = () => [...(overlay()?.children ?? [])].map(({ textContent }) => textContent);
const pressShortcut = () => userEvent.keyboard('{Alt>}{Shift>}[KeyB]{/Shift}{/Alt}');

test('nobody sees it who has not asked', async () => {
  open();
  await act(async () => {});
  expect(overlay()).not.toBeInTheDocument();
});

test('Alt+Shift+B shows and hides it', async () => {
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
])('the shortcut %s does nothing', async (_, keys) => {
  open();
  fireEvent.keyDown(document.body, keys);
  await act(async () => {});
  expect(overlay()).not.toBeInTheDocument();
});

test('?boundaries shows it, and the shortcut hides it', async () => {
  window.history.replaceState(null, '', '/about?boundaries');
  open();
  await waitFor(() => expect(overlay()).toBeInTheDocument());
  await pressShortcut();
  expect(overlay()).not.toBeInTheDocument();
});

test('each part says its team, and each remote its release, its load time and its cohort', async () => {
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

test('the labels follow the release, and name the one that it replaces', async () => {
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

test('it takes its listeners away with it', async () => {
  const { unmount } = open();
  unmount();
  await pressShortcut();
  expect(overlay()).not.toBeInTheDocument();
});
