import { render, screen } from '@testing-library/react';
import { openPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { TeamMemberCard } from './team-member-card.tsx';

test('§3.5 the team page shows six team members with their initials', async () => {
  await openPage(routes, '/our-team');
  const names = screen.getAllByRole('heading', { level: 3 });
  expect(names).toHaveLength(6);
  for (const { textContent } of names) {
    const initials = (textContent ?? '').replace(/(\w)\w*\s*/g, '$1');
    expect(screen.getAllByText(initials).length, initials).toBeGreaterThan(0);
  }
});

test("a team member's photograph replaces the initials", () => {
  const member = { name: 'Asha Roy', role: 'Engineer', initials: 'AR', description: 'Builds.' };
  const photograph = { width: 88, height: 108, avif: { 88: '/a.avif' }, webp: { 88: '/a.webp' } };
  const { container } = render(<TeamMemberCard member={{ ...member, photograph }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
  expect(screen.queryByText('AR')).not.toBeInTheDocument();
});
