import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';

const links = [
  { path: '/services', label: 'All services' },
  { path: '/services/apps', label: 'App Development' },
];

let shownPath: () => string;

beforeEach(() => {
  shownPath = renderAt(
    '/',
    <header>
      <DisclosureMenu label="Services" entries={links} />
    </header>,
  );
});

const button = () => screen.getByRole('button', { name: 'Services' });
const link = (name: string) => screen.getByRole('link', { name });

// Browsers implement popovers, so `shell-menus.spec.ts` tests them in real browsers.
test('the menu button opens and closes the menu with HTML popover attributes', () => {
  const list = screen.getByRole('list');
  expect(list).toHaveAttribute('popover', 'auto');
  expect(button()).toHaveAttribute('popovertarget', list.id);
  const shown = within(list).getAllByRole('link');
  expect(shown.map(({ textContent }) => textContent)).toEqual(links.map(({ label }) => label));
});

test('each navigation closes the open menu, even a navigation to the current page', async () => {
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
  for (const times of [1, 2]) {
    await userEvent.click(link('App Development'));
    expect(shownPath()).toBe('/services/apps');
    expect(hide).toHaveBeenCalledTimes(times);
    expect(hide.mock.contexts).toContain(screen.getByRole('list'));
  }
  hide.mockRestore();
});

test('the menu button is highlighted only on the pages of its menu and on pages below them', async () => {
  expect(button().hasAttribute('aria-current')).toBe(false);
  await userEvent.click(link('App Development'));
  expect(button()).toHaveAttribute('aria-current', 'true');
});
