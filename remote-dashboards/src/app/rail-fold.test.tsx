import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedPage, openPage } from '../testing/open-page.tsx';
import { setShortcutsEnabled } from '../ui/press-shortcut.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  stubBackend({});
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

async function open(role?: 'team') {
  page = await openPage('/dashboard/projects', role ? { role } : {});
  const nav = await screen.findByRole('navigation', { name: 'Portal' });
  return within(nav);
}
const isFolded = () => document.querySelector('[data-folded]') !== null;

test('the fold button folds the navigation rail, and the next page also has a folded rail', async () => {
  const nav = await open();
  expect(isFolded()).toBe(false);
  await userEvent.click(nav.getByRole('button', { name: 'Show icons only' }));
  expect(isFolded()).toBe(true);
  page?.stop();
  const next = await open();
  expect(isFolded()).toBe(true);
  await userEvent.click(next.getByRole('button', { name: 'Show names' }));
  expect(isFolded()).toBe(false);
  expect(localStorage.getItem('torsa.rail')).toBeNull();
});

test('the key [ folds the navigation rail for staff, unless single-key shortcuts are off', async () => {
  await open('team');
  fireEvent.keyDown(document.body, { key: '[' });
  expect(isFolded()).toBe(true);
  setShortcutsEnabled(false);
  fireEvent.keyDown(document.body, { key: '[' });
  expect(isFolded()).toBe(true);
});

test('the key “[” does nothing for a client, because clients have no page on which to turn shortcuts off', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: '[' });
  expect(isFolded()).toBe(false);
});
