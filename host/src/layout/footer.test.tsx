import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ShellTextsProvider } from '../copy/copy-context.ts';
import { shellTexts } from '../copy/document.copy.en.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Footer } from './footer.tsx';

const { company } = shellTexts;

beforeEach(() => {
  renderAt('/', <Footer />);
});

const footer = () => within(screen.getByRole('contentinfo'));
const addressOf = (name: string) => footer().getByRole('link', { name }).getAttribute('href');

test('the footer lists every company office with its postal address', () => {
  for (const { name, city, addressLines } of company.offices) {
    const office = within(footer().getByRole('region', { name }));
    office.getByRole('heading', { name: city });
    for (const line of addressLines) office.getByText(line, { normalizer: (text) => text });
  }
});

test('email addresses and telephone numbers in the footer are links', () => {
  for (const { address } of company.emails) expect(addressOf(address)).toBe(`mailto:${address}`);
  for (const { display, number } of company.phones) {
    expect(addressOf(display)).toBe(`tel:${number}`);
  }
});

test('the footer contains the quick links in a separate nav element', () => {
  const links = within(footer().getByRole('navigation', { name: 'Quick links' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/services',
  ]);
});

test("the footer links to the company's social networks", () => {
  for (const { name, url } of company.socialLinks) expect(addressOf(name)).toBe(url);
});

test('a non-breaking space in the footer prevents a line break before a registration number', () => {
  const optionalFacts = {
    ...company.optionalFacts,
    registration: 'CIN U72900WB2019PTC1, Cooch Behar',
  };
  renderAt(
    '/',
    <ShellTextsProvider value={{ ...shellTexts, company: { ...company, optionalFacts } }}>
      <Footer />
    </ShellTextsProvider>,
  );
  const text = document.body.textContent;
  expect(text).toContain('CIN\u00a0U72900WB2019PTC1, Cooch Behar');
});
