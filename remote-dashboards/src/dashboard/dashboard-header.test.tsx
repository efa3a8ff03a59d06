import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardHeader } from './dashboard-header.tsx';

test('the lead is a paragraph below the title', () => {
  render(<DashboardHeader title="Welcome, Asha" lead="Three projects need you." />);
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(
    screen.getByText('Three projects need you.', { selector: 'p' }),
  );
});

test('without a lead there is no empty paragraph', () => {
  const { container } = render(<DashboardHeader title="Welcome, Asha" />);
  expect(container.querySelector('p')).toBeNull();
});
