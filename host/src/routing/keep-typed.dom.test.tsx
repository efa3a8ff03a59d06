import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

let container: HTMLElement;
let stop = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/contact');
  container = document.createElement('div');
  document.body.replaceChildren(container);
  show(form);
  stop = keepTyped(container);
});
afterEach(() => stop());

const form =
  '<form><input name="email" value=""><input type="password" name="password"><textarea name="message"></textarea></form>';

function show(page: string): void {
  container.innerHTML = `<header><input name="search"></header><main>${page}</main>`;
}

function field(name: string): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('what was typed is in the page that takes the place of another, and who listens is told', async () => {
  field('email').value = 'rupa@example.com';
  field('message').value = 'We need a website.';
  show('<h1>This page could not be loaded</h1>');
  await nextTask();
  const listener = vi.fn();
  container.addEventListener('input', listener);
  show(form);
  await nextTask();
  expect(field('email').value).toBe('rupa@example.com');
  expect(field('message').value).toBe('We need a website.');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a field of React hears of it', async () => {
  const heard = vi.fn();
  function Email() {
    const [value, setValue] = useState('');
    heard(value);
    return (
      <main>
        <input name="email" value={value} onChange={(event) => setValue(event.target.value)} />
      </main>
    );
  }
  field('email').value = 'rupa@example.com';
  render(<Email />, { container });
  await act(nextTask);
  expect(heard).toHaveBeenLastCalledWith('rupa@example.com');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('rupa@example.com');
});

test('it is put in once: what is typed later is not undone', async () => {
  field('email').value = 'rupa@example.com';
  show(form);
  await nextTask();
  field('email').value = '';
  show('');
  await nextTask();
  show(form);
  await nextTask();
  expect(field('email').value).toBe('');
});

test('a page at another address gets nothing of it', async () => {
  field('email').value = 'rupa@example.com';
  history.replaceState(null, '', '/auth/login');
  show(form);
  await nextTask();
  expect(field('email').value).toBe('');
});

test('passwords, and fields outside of the page, are not kept', async () => {
  field('password').value = 'a-long-password';
  field('search').value = 'websites';
  show(form);
  await nextTask();
  expect(field('password').value).toBe('');
  expect(field('search').value).toBe('');
});

test('afterwards nothing is kept, and what was changed just before is', async () => {
  field('email').value = 'rupa@example.com';
  show(form);
  stop();
  expect(field('email').value).toBe('rupa@example.com');
  show(form);
  await nextTask();
  expect(field('email').value).toBe('');
});
