import { render, screen, within } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { TeamMemberCard } from './team-member-card.tsx';

test('§2.20 §3.5 the team page shows six cards with name, role, initials and description', async () => {
  await openPage(routes, '/our-team');
  const cards = within(screen.getByRole('region', { name: 'Six people' })).getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const name = within(card).getByRole('heading', { level: 3 }).textContent ?? '';
    expect(within(card).getByText(name.replace(/(\w)\w*\s*/g, '$1'))).toBeVisible();
    const [role, description] = within(card).getAllByRole('paragraph');
    expect(role).toHaveTextContent(/\w{4}/);
    expect(description).toHaveTextContent(/\w{4}/);
  }
});

test("a team member's photograph replaces the initials", () => {
  const member = { name: 'Asha Roy', role: 'Engineer', initials: 'AR', description: 'Builds.' };
  const photograph = { width: 88, height: 108, avif: { 88: '/a.avif' }, webp: { 88: '/a.webp' } };
  const { container } = render(<TeamMemberCard member={{ ...member, photograph }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
  expect(screen.queryByText('AR')).not.toBeInTheDocument();
});
