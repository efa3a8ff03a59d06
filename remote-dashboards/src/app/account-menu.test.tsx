import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import type { Language } from '@torsa/shared/i18n/languages';
import { type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedPage, openPage } from '../testing/open-page.tsx';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  stubBackend({ 'POST /auth/v1/logout*': () => new Response(null, { status: 204 }) });
});
afterEach(() => {
  page?.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the projects page, and returns the menu that the button with the given name opens. */
async function openMenu(name: string, person: Person = {}, language?: Language) {
  page = await openPage('/dashboard/projects', person, language);
  const button = await screen.findByRole('button', { name });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu) throw new Error(`The button ${name} opens no menu.`);
  return menu;
}

// Only browsers implement popovers, so `portal-frame.spec.ts` tests the Escape key and the focus.
test("a click on the user's name in the navigation rail opens a menu with account, theme, language and logout", async () => {
  const menu = await openMenu('Asha Roy', { fullName: 'Asha Roy' });
  expect(menu).toHaveAttribute('popover', 'auto');
  const entries = within(menu).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Use dark colours',
    'বাংলা',
    'Log out',
  ]);
  expect(within(menu).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});

test('the language link of the account menu opens the same page in the other language', async () => {
  const menu = await openMenu('Asha Roy', { fullName: 'Asha Roy' });
  const link = within(menu).getByRole('link', { name: 'বাংলা' });
  expect(link).toHaveAttribute('href', '/bn/dashboard/projects');
  expect(link).toHaveAttribute('hreflang', 'bn');
});

test('a choice of a theme closes the account menu, and the menu then offers the other theme', async () => {
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
  const menu = await openMenu('Asha Roy', { fullName: 'Asha Roy' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Use dark colours' }));
  expect(localStorage.getItem('torsa.theme')).toBe('dark');
  expect(hide.mock.contexts).toEqual([menu]);
  // Happy DOM has no popovers. A browser sends this event when a menu opens or closes.
  fireEvent(menu, new Event('beforetoggle'));
  expect(within(menu).getByRole('button', { name: 'Use light colours' })).toBeInTheDocument();
});

test('a choice of "Log out" in the account menu logs the user out', async () => {
  const menu = await openMenu('Asha Roy', { fullName: 'Asha Roy' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page?.address()).toBe('/'));
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});

test('the account menu on a Bengali page has Bengali texts', async () => {
  const menu = await openMenu('Asha Roy', { fullName: 'Asha Roy' }, 'bn');
  const entries = within(menu).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'অ্যাকাউন্ট',
    'গাঢ় রং ব্যবহার করুন',
    'English',
    'লগ আউট করুন',
  ]);
});
