import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openings } from '../content/openings.ts';
import { renderPage } from '../render-page.tsx';
import { OpeningsList } from './openings-list.tsx';

test('§2 every opening has its place, its type and an Apply Now that carries its title', async () => {
  await renderPage('/careers');
  for (const { title, location, type } of openings) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(`${location} · ${type}`)).toBeTruthy();
    const apply = screen.getByRole('link', { name: `Apply Now for ${title}` });
    const target = new URL(apply.getAttribute('href') ?? '', 'https://torsa.example');
    expect(target.pathname).toBe('/contact');
    expect(target.searchParams.get('subject')).toBe(`Application: ${title}`);
  }
});

test('§2 a resume can be sent by mail', async () => {
  await renderPage('/careers');
  expect(screen.getByRole('link', { name: /resume/i }).getAttribute('href')).toMatch(
    /^mailto:careers@/,
  );
});

test('§2 without openings it says so', () => {
  render(<OpeningsList openings={[]} />);
  expect(screen.getByText(/no open positions at the moment/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
