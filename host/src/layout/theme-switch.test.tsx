import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeStorageKey } from '@torsa/shared/theme/themes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setColorScheme } from '../testing/browser.ts';
import { renderIn } from '../testing/render-in.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const told: (string | null)[] = [];
/** What the script of the document does: see `show-theme.test.ts`. */
const show = ({ key, newValue }: StorageEvent) => {
  if (key !== themeStorageKey) return;
  told.push(newValue);
  if (newValue) document.documentElement.dataset['theme'] = newValue;
  else delete document.documentElement.dataset['theme'];
};

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  delete document.documentElement.dataset['theme'];
  addEventListener('storage', show);
});
afterEach(() => {
  removeEventListener('storage', show);
  setColorScheme('light');
});

// Which way its name tells, the style sheet decides: happy-dom does not know how.
const press = () => userEvent.click(screen.getByRole('button'));

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)(
  'where the system is %s, one press chooses %s, and the next nothing',
  async (system, chosen) => {
    setColorScheme(system);
    renderIn(<ThemeSwitch />);
    await press();
    expect(localStorage.getItem(themeStorageKey)).toBe(chosen);
    // Back to what the system says, and to following it.
    await press();
    expect(localStorage.getItem(themeStorageKey)).toBeNull();
    expect(told).toEqual([chosen, null]);
  },
);

test('who chose dark, and whose system became dark since, can still have it light', async () => {
  localStorage.setItem(themeStorageKey, 'dark');
  document.documentElement.dataset['theme'] = 'dark';
  setColorScheme('dark');
  renderIn(<ThemeSwitch />);
  await press();
  expect(localStorage.getItem(themeStorageKey)).toBe('light');
});

test('when storage is unavailable, the theme is switched all the same', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  renderIn(<ThemeSwitch />);
  await press();
  setItem.mockRestore();
  expect(told).toEqual(['dark']);
});
