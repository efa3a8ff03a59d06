import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

  test('shows the pages, and no menu button', () => {
    renderNavbar('/');
    const shown = within(navigation()).getAllByRole('link');
    expect(shown.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Careers', '/careers'],
      ['Our Team', '/our-team'],
      ['বাংলা Read this page in Bengali', '/bn'],
      ['Log In', '/auth/login'],
      ['Sign Up', '/auth/signup'],
    ]);
    expect(screen.queryByRole('button', { name: /menu/ })).toBeNull();
  });

  test('the services menu has them all', async () => {
    renderNavbar('/');
    await userEvent.click(button('Services'));
    expect(link('App Development').getAttribute('href')).toBe('/services/apps');
    expect(link('All services').getAttribute('href')).toBe('/services');
  });

  test('opening one menu closes the other', async () => {
    renderNavbar('/');
    await userEvent.click(button('Services'));
    await userEvent.click(button('Management Log In'));
    expect(button('Services').getAttribute('aria-expanded')).toBe('false');
    expect(button('Management Log In').getAttribute('aria-expanded')).toBe('true');
  });

  test.each([
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/our-team', 'Our Team'],
    ['/auth/login', 'Log In'],
  ])('at %s it marks %s and nothing else', (path, name) => {
    renderNavbar(path);
    const marked = within(navigation()).getAllByRole('link', { current: 'page' });
    expect(marked.map((item) => item.textContent)).toEqual([name]);
  });

  test('at a service it marks that one in the menu, and not the list of all', async () => {
    renderNavbar('/services/apps');
    await userEvent.click(button('Services'));
    const marked = within(navigation()).getAllByRole('link', { current: 'page' });
    expect(marked.map((item) => item.textContent)).toEqual(['App Development']);
  });

  test('the company name leads home', async () => {
    renderNavbar('/about');
    await userEvent.click(screen.getByRole('link', { name: 'Torsa' }));
    expect(shownPath()).toBe('/');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    setViewportWidth(phone);
    renderNavbar('/');
  });
  afterEach(() => setViewportWidth(desktop));

  const menuButton = () => button(/menu$/);
  const isOpen = () => screen.queryByRole('navigation', { name: 'Main' }) !== null;

  test('the links are behind a menu button', async () => {
    expect(isOpen()).toBe(false);
    expect(menuButton().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button('Open menu'));
    expect(isOpen()).toBe(true);
    expect(menuButton().getAttribute('aria-expanded')).toBe('true');
    expect(menuButton().getAttribute('aria-controls')).toBe(navigation().id);
    await userEvent.click(button('Close menu'));
    expect(isOpen()).toBe(false);
  });

  test('Escape closes it and gives the focus back', async () => {
    await userEvent.click(menuButton());
    link('About Us').focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menuButton());
  });

  test('Escape closes the services first, then the menu', async () => {
    await userEvent.click(menuButton());
    await userEvent.click(button('Services'));
    await userEvent.keyboard('{Escape}');
    expect(button('Services').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button('Services'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menuButton());
  });

  test('a navigation closes it', async () => {
    await userEvent.click(menuButton());
    await userEvent.click(link('About Us'));
    expect(shownPath()).toBe('/about');
    expect(isOpen()).toBe(false);
  });

  test('a press in the page closes it', async () => {
    await userEvent.click(menuButton());
    await userEvent.click(button('In the page'));
    expect(isOpen()).toBe(false);
  });

  test('the services open inside of it, and it stays open', async () => {
    await userEvent.click(menuButton());
    await userEvent.click(button('Services'));
    expect(isOpen()).toBe(true);
    await userEvent.click(link('App Development'));
    expect(shownPath()).toBe('/services/apps');
    expect(isOpen()).toBe(false);
  });
});
