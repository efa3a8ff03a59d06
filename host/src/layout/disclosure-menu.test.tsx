import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';

const links = [
  { path: '/services', label: 'All services' },
  { path: '/services/apps', label: 'App Development' },
];

let shownPath: () => string;

function renderMenu(path = '/') {
  shownPath = renderAt(
    path,
    <>
      <button type="button">Before</button>
      <DisclosureMenu label="Services" entries={links} />
      <button type="button">After</button>
    </>,
  );
}

const button = (name = 'Services') => screen.getByRole('button', { name });
const shownLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);
const isExpanded = () => button().getAttribute('aria-expanded');
const allLinks = links.map(({ label }) => label);

beforeEach(() => renderMenu());

test('is closed at first', () => {
  expect(isExpanded()).toBe('false');
  expect(shownLinks()).toEqual([]);
});

test('its button controls the list', async () => {
  await userEvent.click(button());
  expect(screen.getByRole('list').id).toBe(button().getAttribute('aria-controls'));
});

test('a click opens it, another one closes it', async () => {
  await userEvent.click(button());
  expect(isExpanded()).toBe('true');
  expect(shownLinks()).toEqual(allLinks);
  await userEvent.click(button());
  expect(isExpanded()).toBe('false');
  expect(shownLinks()).toEqual([]);
});

test.each(['{Enter}', ' '])('the key %j opens it and leads on to its links', async (key) => {
  button().focus();
  await userEvent.keyboard(key);
  expect(isExpanded()).toBe('true');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('All services');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('App Development');
  expect(isExpanded()).toBe('true');
});

test('Escape closes it and gives the focus back to the button', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isExpanded()).toBe('false');
  expect(document.activeElement).toBe(button());
});

test('Escape does nothing while it is closed', async () => {
  button('Before').focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Before'));
});

test('a press outside closes it and leaves the focus where it went', async () => {
  await userEvent.click(button());
  await userEvent.click(button('After'));
  expect(isExpanded()).toBe('false');
  expect(document.activeElement).toBe(button('After'));
});

test('the focus that leaves closes it', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(button('After'));
  expect(isExpanded()).toBe('false');
});

test('the focus that goes back leaves it too', async () => {
  await userEvent.click(button());
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button('Before'));
  expect(isExpanded()).toBe('false');
});

test('a navigation closes it', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'App Development' }));
  expect(shownPath()).toBe('/services/apps');
  expect(isExpanded()).toBe('false');
});

test('a link to the page that is shown closes it too', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'App Development' }));
  await userEvent.click(button());
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('App Development');
  await userEvent.click(screen.getByRole('link', { name: 'App Development' }));
  expect(isExpanded()).toBe('false');
});

test('what is pressed outside stays where it is until its click', async () => {
  await userEvent.click(button());
  await userEvent.pointer({ target: button('After'), keys: '[MouseLeft>]' });
  expect(isExpanded()).toBe('true');
  await userEvent.pointer({ target: button('After'), keys: '[/MouseLeft]' });
});

test('its button is marked at one of its links and below, and nowhere else', async () => {
  expect(button().hasAttribute('aria-current')).toBe(false);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'App Development' }));
  expect(button().getAttribute('aria-current')).toBe('true');
});
