import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageStorageKey } from '@torsa/shared/i18n/languages';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt, renderWithRouter } from '../testing/render-at.tsx';
import { inLanguage } from '../testing/render-in.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const toBengali = () => link('বাংলা Read this page in Bengali');

beforeEach(() => localStorage.clear());

test('leads to the same page in the other language, query and fragment included', () => {
  renderAt('/services/apps?from=mail#price', <LanguageSwitch />);
  expect(toBengali().getAttribute('href')).toBe('/bn/services/apps?from=mail#price');
  expect(toBengali().hreflang).toBe('bn');
});

test('says the name of the language in that language, and the rest in that of the page', () => {
  renderAt('/', <LanguageSwitch />, 'bn');
  const english = link('English এই পাতাটি ইংরেজিতে পড়ুন');
  expect(english.querySelector('[lang="en"]')?.textContent).toBe('English');
  expect(english.getAttribute('href')).toBe('/');
});

test('follows every navigation', async () => {
  const router = renderWithRouter('/', <LanguageSwitch />);
  expect(toBengali().getAttribute('href')).toBe('/bn');
  await act(() => router.navigate('/careers'));
  expect(toBengali().getAttribute('href')).toBe('/bn/careers');
});

test('is composed without query and fragment, which only the browser knows', () => {
  const html = renderToString(
    inLanguage(
      <MemoryRouter initialEntries={['/about?from=mail#team']}>
        <LanguageSwitch />
      </MemoryRouter>,
    ),
  );
  expect(html).toContain('href="/bn/about"');
});

test('what was chosen is remembered, where the browser keeps anything', async () => {
  renderAt('/', <LanguageSwitch />);
  // Happy DOM would follow the link.
  toBengali().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(toBengali());
  expect(localStorage.getItem(languageStorageKey)).toBe('bn');

  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await userEvent.click(toBengali());
  setItem.mockRestore();
});
