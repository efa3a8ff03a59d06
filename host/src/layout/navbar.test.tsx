import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { setViewportWidth } from '../testing/browser.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Navbar } from './navbar.tsx';

const desktop = 1280;
const phone = 390;

let shownPath: () => string;

function renderNavbar(path: string) {
  shownPath = renderAt(
    path,
    <>
      <Navbar />
      <main>
        <button type="button">In the page</button>
      </main>
    </>,
  );
}

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const link = (name: string) => within(navigation()).getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  useAuth.setState({ session: { status: 'signedOut' } });
});

describe('on a desktop', () => {
  beforeEach(() => setViewportWidth(desktop));

  test('on a desktop, the navigation bar shows the page links and no menu button', () => {
    renderNavbar('/');
    // Links in closed menus do not count as visible.
    const shown = within(navigation())
      .getAllByRole('link')
      .filter((item) => !item.closest('ul'));
    expect(shown.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Careers', '/careers'],
      ['Our Team', '/our-team'],
      ['Log In', '/auth/login'],
      ['Sign Up', '/auth/signup'],
    ]);
    expect(screen.queryByRole('button', { name: /menu/ })).not.toBeInTheDocument();
  });

  test('the Services menu lists all services', async () => {
    renderNavbar('/');
    await userEvent.click(button('Services'));
    expect(link('App Development')).toHaveAttribute('href', '/services/apps');
    expect(link('All services')).toHaveAttribute('href', '/services');
  });

  test.each([
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/our-team', 'Our Team'],
    ['/auth/login', 'Log In'],
  ])('at the URL %s, only the navigation link %s is marked as the current page', (path, name) => {
    renderNavbar(path);
    const marked = within(navigation()).getAllByRole('link', { current: 'page' });
    expect(marked.map((item) => item.textContent)).toEqual([name]);
  });

  test('on a service page, only the menu link of that service is marked as the current page', async () => {
    renderNavbar('/services/apps');
    await userEvent.click(button('Services'));
    const marked = within(navigation()).getAllByRole('link', { current: 'page' });
    expect(marked.map((item) => item.textContent)).toEqual(['App Development']);
  });

  test('the company name in the navigation bar links to the home page', async () => {
    renderNavbar('/about');
    await userEvent.click(screen.getByRole('link', { name: 'Torsa' }));
    expect(shownPath()).toBe('/');
  });
});

test('on a phone, the menu button opens the page links and a telephone number', () => {
  setViewportWidth(phone);
  renderNavbar('/');
  const menu = navigation();
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(button(/Open menu/)).toHaveAttribute('popovertarget', menu.id);
  expect(link('+91 3582 555 014')).toHaveAttribute('href', 'tel:+913582555014');
  setViewportWidth(desktop);
});
