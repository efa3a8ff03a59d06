import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleShortcutKey, setShortcutsEnabled, undoShortcutKey } from './press-shortcut.ts';

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const press = (key: string, target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key, ...more });

const assigned = vi.fn();

beforeEach(() => {
  localStorage.clear();
  assigned.mockReset();
  document.body.innerHTML = `<main>
    <button aria-keyshortcuts="a">Assign to me</button>
    <textarea aria-keyshortcuts="r"></textarea>
    <ul role="list"><li><a href="#1">One</a></li><li><a href="#2">Two</a></li></ul>
  </main>`;
  find('button').addEventListener('click', assigned);
  document.addEventListener('keydown', handleShortcutKey);
});

afterEach(() => document.removeEventListener('keydown', handleShortcutKey));

test('a shortcut key clicks the button or focuses the field that declares the key', () => {
  expect(press('a')).toBe(false);
  expect(assigned).toHaveBeenCalledOnce();
  press('r');
  expect(find('textarea')).toHaveFocus();
});

test('typing in a field and key combinations trigger no single-key shortcut', () => {
  expect(press('a', find('textarea'))).toBe(true);
  expect(press('a', document.body, { ctrlKey: true })).toBe(true);
  expect(press('z')).toBe(true);
  expect(assigned).not.toHaveBeenCalled();
});

test('the keys j and k move through the rows of a list and stop at both ends', () => {
  const rows = ['j', 'j', 'j', 'k', 'k'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(rows).toEqual(['One', 'Two', 'Two', 'One', 'One']);
});

test('§10.7 no single-key shortcut works while shortcuts are turned off', () => {
  setShortcutsEnabled(false);
  press('a');
  expect(assigned).not.toHaveBeenCalled();
  setShortcutsEnabled(true);
  press('a');
  expect(assigned).toHaveBeenCalledOnce();
});

test('a shortcut works on a Bengali keyboard layout', () => {
  press('া', document.body, { code: 'KeyA' });
  expect(assigned).toHaveBeenCalledOnce();
});

test('on a Latin keyboard layout, a shortcut key is the key that types its letter, wherever the key is', () => {
  press('q', document.body, { code: 'KeyA' });
  expect(assigned).not.toHaveBeenCalled();
});

test('a shortcut key that is held down runs its action once', () => {
  press('a');
  press('a', document.body, { repeat: true });
  expect(assigned).toHaveBeenCalledOnce();
});

test('the undo shortcut works while a select has the focus, but other shortcut keys do nothing there', () => {
  const undone = vi.fn();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<select><option>Done</option></select><button aria-keyshortcuts="${undoShortcutKey}">Undo</button>`,
  );
  find('body > button').addEventListener('click', undone);
  press(undoShortcutKey, find('select'));
  press('a', find('select'));
  expect(undone).toHaveBeenCalledOnce();
  expect(assigned).not.toHaveBeenCalled();
});

describe('a row with controls', () => {
  const opened = vi.fn();
  const others = `
    <li><a href="#3">Three</a><select aria-keyshortcuts="a"></select></li>
    <li><a href="#4">Four</a><select aria-keyshortcuts="a"></select><input type="date" aria-keyshortcuts="d" /></li>`;

  beforeEach(() => {
    opened.mockReset();
    find('ul').insertAdjacentHTML('beforeend', others);
    for (const select of document.querySelectorAll('select')) select.showPicker = opened;
  });

  test("a shortcut key opens the focused row's control, not a control of another row or of the page", () => {
    find('li:last-of-type a').focus();
    press('a', find('li:last-of-type a'));
    expect(find('li:last-of-type select')).toHaveFocus();
    expect(opened).toHaveBeenCalledOnce();
    expect(assigned).not.toHaveBeenCalled();
  });

  test('after the user closes a select that a shortcut opened, typed letters are shortcuts again', () => {
    const select = find('li:last-of-type select');
    const isOpen = vi.spyOn(select, 'matches').mockReturnValue(true);
    find('li:last-of-type a').focus();
    press('a', find('li:last-of-type a'));
    press('d', select);
    expect(select).toHaveFocus();
    isOpen.mockImplementation((selector) => selector === 'select');
    expect([press(' ', select), press('ArrowDown', select)]).toEqual([true, true]);
    expect(select).toHaveFocus();
    expect(press('d', select)).toBe(false);
    expect(find('li:last-of-type input')).toHaveFocus();
  });

  test('letters choose an option of a select that the user reached with the Tab key', () => {
    const select = find('li:last-of-type select');
    select.focus();
    expect(press('d', select)).toBe(true);
    expect(select).toHaveFocus();
  });

  test.each(['?', 'c'])(
    'the key %s, which opens a dialog, does not take the focus from a row',
    (key) => {
      const opener = find('main > button');
      opener.setAttribute('aria-keyshortcuts', key);
      find('li a').focus();
      press(key, find('li a'));
      expect(assigned).toHaveBeenCalledOnce();
      expect(find('li a')).toHaveFocus();
    },
  );

  test('if no row is focused, a shortcut key clicks the page’s own control', () => {
    press('a');
    press('d');
    expect(assigned).toHaveBeenCalledOnce();
    expect(find('li:last-of-type input')).not.toHaveFocus();
  });

  test.each(['select', 'input'])(
    'the Escape key moves the focus from a %s to its row',
    (control) => {
      find(`li:last-of-type ${control}`).focus();
      press('Escape', find(`li:last-of-type ${control}`));
      expect(find('li:last-of-type a')).toHaveFocus();
    },
  );
});

test('a letter with Shift is a separate shortcut, and Caps Lock does not change shortcuts', () => {
  find('main').insertAdjacentHTML(
    'beforeend',
    '<input type="checkbox" aria-keyshortcuts="Shift+A">',
  );
  press('A', document.body, { shiftKey: true });
  expect(find('input')).toHaveFocus();
  expect(assigned).not.toHaveBeenCalled();
  press('A');
  expect(assigned).toHaveBeenCalledOnce();
});
