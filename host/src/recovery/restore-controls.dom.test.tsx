import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { captureFormControls, restoreFormControlsIfReplaced } from './capture-controls.ts';

let container: HTMLElement;

beforeEach(() => {
  history.replaceState(null, '', '/contact');
  container = document.createElement('div');
  document.body.replaceChildren(container);
  show(form);
});

const form =
  '<form><input name="email" value=""><input type="password" name="password"><textarea name="message"></textarea></form>';

function show(page: string): void {
  container.innerHTML = `<header><input name="search"></header><main>${page}</main>`;
}

/** Replaces the page by another one. */
async function replaceBy(page: string): Promise<void> {
  const before = captureFormControls();
  show(page);
  await restoreFormControlsIfReplaced(before);
}

function field(name: string): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`The field ${name} is missing.`);
  return found;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('when React replaces a page, the new fields get the typed texts and dispatch input events', async () => {
  field('email').value = 'rupa@example.com';
  field('message').value = 'We need a website.';
  const before = captureFormControls();
  // Text that is typed after the capture and before the replacement.
  field('password').value = 'a-long-password';
  const listener = vi.fn();
  container.addEventListener('input', listener);
  show(form);
  await restoreFormControlsIfReplaced(before);
  expect(field('email').value).toBe('rupa@example.com');
  expect(field('message').value).toBe('We need a website.');
  expect(field('password').value).toBe('a-long-password');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a controlled React field gets the text that was typed before React replaced the page', async () => {
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
  const before = captureFormControls();
  render(<Email />, { container });
  await act(() => restoreFormControlsIfReplaced(before));
  expect(heard).toHaveBeenLastCalledWith('rupa@example.com');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('rupa@example.com');
});

test('a field that the visitor cleared stays empty after React replaces the page', async () => {
  field('email').value = 'rupa@example.com';
  await replaceBy(form);
  field('email').value = '';
  await replaceBy(form);
  expect(field('email').value).toBe('');
});

test('a page at another URL gets no typed text from the replaced page', async () => {
  field('email').value = 'rupa@example.com';
  const before = captureFormControls();
  history.replaceState(null, '', '/auth/login');
  show(form);
  await restoreFormControlsIfReplaced(before);
  expect(field('email').value).toBe('');
});

test('a page that React did not replace keeps the text that the visitor typed last', async () => {
  field('email').value = 'rupa@example.com';
  const before = captureFormControls();
  field('email').value = 'ada@example.com';
  await restoreFormControlsIfReplaced(before);
  expect(field('email').value).toBe('ada@example.com');
});

test('restoreFormControlsIfReplaced does not change a field outside of the replaced page', async () => {
  field('search').value = 'websites';
  await replaceBy(form);
  expect(field('search').value).toBe('');
});

test('two fields with the same name, a checkbox and a select get their own values after a replacement', async () => {
  const page =
    '<input name="email"><input name="email"><input type="checkbox" name="stay"><select name="office"><option>A</option><option>B</option></select>';
  show(page);
  const controls = () => [...container.querySelectorAll<HTMLInputElement>('main [name]')];
  const [, second, box, choice] = controls();
  if (!second || !box || !choice) throw new Error('A control is missing.');
  second.value = 'rupa@example.com';
  box.click();
  choice.value = 'B';
  await replaceBy(page);
  expect(controls().map(({ value }) => value)).toEqual(['', 'rupa@example.com', 'on', 'B']);
  expect(controls()[2]?.checked).toBe(true);
});

test('the field that replaces a focused field gets the focus and the caret position', async () => {
  field('message').value = 'We need a website.';
  field('message').focus();
  field('message').setSelectionRange(3, 7);
  await replaceBy(form);
  expect(field('message')).toHaveFocus();
  expect([field('message').selectionStart, field('message').selectionEnd]).toEqual([3, 7]);
});

test('restoring a page does not move the focus if the visitor has focused another element', async () => {
  field('email').focus();
  const before = captureFormControls();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  elsewhere.focus();
  show(form);
  await restoreFormControlsIfReplaced(before);
  expect(elsewhere).toHaveFocus();
});

test('a click queued before React replaced the page is replayed on the new button, even if its text was translated', async () => {
  const buttons = '<button class="a">Back</button><button class="b">Next</button>';
  show(`<button>Fill in</button>${buttons.replace('Next', 'পরে')}`);
  const next = container.querySelector('.b');
  if (next) next.ariaBusy = 'true';
  const pressed: string[] = [];
  container.addEventListener('click', ({ target }) => {
    pressed.push((target as Element).textContent ?? '');
  });
  await replaceBy(buttons);
  await nextTask();
  expect(pressed).toEqual(['Next']);
});
