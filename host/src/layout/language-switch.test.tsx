import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt, renderWithRouter } from '../testing/render-at.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const toBengali = () => link('বাংলা Read this page in Bengali');

test('the language switch links to the same page in the other language', () => {
  renderAt('/services/apps?from=mail#price', <LanguageSwitch />);
  expect(toBengali()).toHaveAttribute('href', '/bn/services/apps');
  expect(toBengali().hreflang).toBe('bn');
});

test("the language switch shows each language's own name, and its label is in the page's language", () => {
  renderAt('/', <LanguageSwitch />, 'bn');
  const english = link('English এই পাতাটি ইংরেজিতে পড়ুন');
  expect(english.querySelector('[lang="en"]')?.textContent).toBe('English');
  expect(english).toHaveAttribute('href', '/');
});

test('each navigation updates the link of the language switch', async () => {
  const router = renderWithRouter('/', <LanguageSwitch />);
  expect(toBengali()).toHaveAttribute('href', '/bn');
  await act(() => router.navigate('/careers'));
  expect(toBengali()).toHaveAttribute('href', '/bn/careers');
});
