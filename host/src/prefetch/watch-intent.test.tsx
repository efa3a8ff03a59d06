import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { watchIntent } from './watch-intent.ts';

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
    stop = watchIntent((link) => wanted.push(link.textContent));
  };
  return { wanted, watch };
}

const link = (name: string) => screen.getByRole('link', { name });

test('pointing at a link, or at something in it', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.hover(link('Careers'));
  await userEvent.hover(screen.getByText('About us'));
  expect(wanted).toEqual(['Careers', 'About us']);
});

test('touching a link, before the finger is up again', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.pointer({ keys: '[TouchA>]', target: link('Careers') });
  expect(wanted).toEqual(['Careers']);
});

test('moving the focus to a link', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.tab();
  expect(wanted).toEqual(['About us']);
});

test('a link that had the focus before', async () => {
  const { wanted, watch } = open();
  await userEvent.tab();
  watch();
  expect(wanted).toEqual(['About us']);
});

test('a link that came later', async () => {
  const { wanted, watch } = open();
  watch();
  render(<a href="/new">New</a>);
  await userEvent.hover(link('New'));
  expect(wanted).toEqual(['New']);
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'with %s held down a click would not open the page here',
  async (key) => {
    const { wanted, watch } = open();
    watch();
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.hover(link('Careers'));
    expect(wanted).toEqual([]);
  },
);

test('what is no link is of no interest', async () => {
  const { wanted, watch } = open();
  watch();
  await userEvent.hover(screen.getByRole('button', { name: 'Chat' }));
  expect(wanted).toEqual([]);
});

test('it takes its listeners away with it', async () => {
  const { wanted, watch } = open();
  watch();
  stop();
  await userEvent.hover(link('Careers'));
  await userEvent.tab();
  expect(wanted).toEqual([]);
});
