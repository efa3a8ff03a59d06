import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { prefetchOnLinkIntent } from './watch-intent.ts';

let stop = () => {};

afterEach(() => stop());

function open() {
  render(
    <>
      <a href="/about">
        <b>About us</b>
      </a>
      <a href="/careers">Careers</a>
      <button type="button">Chat</button>
    </>,
  );
  const wanted: (string | null)[] = [];
  const watch = () => {
    stop = prefetchOnLinkIntent((link) => wanted.push(link.textContent));
  };
  return { wanted, watch };
}

const link = (name: string) => screen.getByRole('link', { name });

test('prefetchOnLinkIntent calls prefetch when the pointer hovers a link or an element inside the link', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.hover(link('Careers'));
  await userEvent.hover(screen.getByText('About us'));
  expect(wanted).toEqual(['Careers', 'About us']);
});

test('prefetchOnLinkIntent calls prefetch when a finger touches a link, before the finger is lifted', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.pointer({ keys: '[TouchA>]', target: link('Careers') });
  expect(wanted).toEqual(['Careers']);
});

test('prefetchOnLinkIntent calls prefetch when a link gets the focus', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.tab();
  expect(wanted).toEqual(['About us']);
});

test('prefetchOnLinkIntent calls prefetch for a link that already had the focus', async () => {
  const { wanted, watch } = open();
  await userEvent.tab();
  watch();
  expect(wanted).toEqual(['About us']);
});

test('prefetchOnLinkIntent calls prefetch for a hovered link that was added to the page later', async () => {
  const { wanted, watch } = open();
  watch();
  render(<a href="/new">New</a>);
  await userEvent.hover(link('New'));
  expect(wanted).toEqual(['New']);
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'prefetchOnLinkIntent does not call prefetch while %s is held down, because a click opens another tab',
  async (key) => {
    const { wanted, watch } = open();
    watch();
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.hover(link('Careers'));
    expect(wanted).toEqual([]);
  },
);

test('prefetchOnLinkIntent does not call prefetch for a hovered button', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.hover(screen.getByRole('button', { name: 'Chat' }));
  expect(wanted).toEqual([]);
});

test('the cleanup of prefetchOnLinkIntent removes its event listeners', async () => {
  const { wanted, watch } = open();
  watch();
  stop();
  await userEvent.hover(link('Careers'));
  await userEvent.tab();
  expect(wanted).toEqual([]);
});
