import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './card.tsx';
import { PageHeader } from './page-header.tsx';
import { Section } from './section.tsx';
import { Skeleton } from './skeleton.tsx';

test('the page header contains the page’s h1', () => {
  render(<PageHeader kicker="About Us" title="Named after a river" lead="Who we are." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'About Us:Named after a river',
  );
  expect(screen.getByText('Who we are.')).toBeInTheDocument();
});

test('a section’s heading is its accessible name', () => {
  render(<Section title="Mission">Work that lasts.</Section>);
  const section = screen.getByRole('region', { name: 'Mission' });
  expect(within(section).getByRole('heading', { level: 2, name: 'Mission' })).toBeInTheDocument();
});

test('a section shows its lead and its call to action', () => {
  render(
    <Section title="Who is behind it" lead="Six people." action={<a href="/our-team">Meet</a>} />,
  );
  const section = within(screen.getByRole('region', { name: 'Who is behind it' }));
  expect(section.getByText('Six people.')).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Meet' })).toBeInTheDocument();
});

test('a card with `as="li"` renders as a list item', () => {
  render(
    <ul>
      <Card as="li">One</Card>
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('One');
});

test('screen readers announce the label of a skeleton (a loading placeholder)', () => {
  render(<Skeleton label="Loading the page" />);
  expect(screen.getByRole('status').textContent).toBe('Loading the page');
});
