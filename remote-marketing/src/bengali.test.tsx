import { cleanup, screen, within } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { afterEach, expect, test } from 'vitest';
import { routes } from './routes.ts';

const addresses = routes.flatMap((page) => ('paths' in page ? page.paths : [page.path]));

afterEach(cleanup);

/** Texts that are the same in every language: email addresses, storage keys and names. */
const sameEverywhere =
  /[\w.]+@[\w.]+|name@example\.com|torsa\.[\w.-]+|founderAuthenticated|Supabase|OpenStreetMap|Data Protection Board of India/g;

test.each(addresses)('the page %s contains only Bengali texts', async (address) => {
  const { container } = await openPage(routes, address, { language: 'bn' });
  const text = (container.textContent ?? '').replaceAll(sameEverywhere, '');
  expect(text.match(/[A-Za-z]+/g) ?? []).toEqual([]);
  // Composed and decomposed letters look alike, but a search finds only one form.
  expect(text).toBe(text.normalize('NFC'));
});

test.each(addresses)('the page %s has the same structure in both languages', async (address) => {
  const outline = async (language: 'en' | 'bn') => {
    const { container } = await openPage(routes, address, { language });
    const elements = [...container.querySelectorAll('h1, h2, h3, li, p, a, button, dt, dd')];
    cleanup();
    return elements.map(({ tagName }) => tagName).join(' ');
  };
  expect(await outline('bn')).toBe(await outline('en'));
});

test('the publication date of a job opening has Bengali digits on a Bengali page', async () => {
  await openPage(routes, '/careers', { language: 'bn' });
  const [first] = screen.getAllByRole('listitem');
  const time = within(first ?? document.body).getByText(/নভেম্বর/);
  expect(time.textContent).toBe('২ নভেম্বর, ২০২৬');
  expect(time).toHaveAttribute('datetime', '2026-11-02');
});
