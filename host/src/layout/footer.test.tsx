import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CopyProvider } from '../copy/copy-context.ts';
import { shellCopy } from '../copy/document.copy.en.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Footer } from './footer.tsx';

const { company } = shellCopy;

beforeEach(() => {
  renderAt('/', <Footer />);
});

const footer = () => within(screen.getByRole('contentinfo'));
const addressOf = (name: string) => footer().getByRole('link', { name }).getAttribute('href');

test('names every office with its address', () => {
  for (const { name, city, addressLines } of company.offices) {
    const office = within(footer().getByRole('region', { name }));
    office.getByRole('heading', { name: city });
    for (const line of addressLines) office.getByText(line, { normalizer: (text) => text });
  }
});

test('mail addresses and phone numbers can be pressed', () => {
  for (const { address } of company.emails) expect(addressOf(address)).toBe(`mailto:${address}`);
  for (const { display, number } of company.phones) {
    expect(addressOf(display)).toBe(`tel:${number}`);
  }
});

test('has quick links in a navigation of its own', () => {
  const links = within(footer().getByRole('navigation', { name: 'Quick links' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/services',
  ]);
});

test('leads to the social networks', () => {
  for (const { name, url } of company.socialLinks) expect(addressOf(name)).toBe(url);
});

test('a number of the registration stays in the line of the word before it', () => {
  const given = { ...company.given, registration: 'CIN U72900WB2019PTC1, Cooch Behar' };
  renderAt(
    '/',
    <CopyProvider value={{ ...shellCopy, company: { ...company, given } }}>
      <Footer />
    </CopyProvider>,
  );
  const text = document.body.textContent;
  expect(text).toContain('CIN\u00a0U72900WB2019PTC1, Cooch Behar');
});
