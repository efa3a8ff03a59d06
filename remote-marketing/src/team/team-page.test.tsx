import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../render-page.tsx';

test('§2 our team: six members, whose initials are those of their names', async () => {
  await renderPage('/our-team');
  const names = screen.getAllByRole('heading', { level: 3 });
  expect(names).toHaveLength(6);
  for (const { textContent } of names) {
    const initials = (textContent ?? '').replace(/(\w)\w*\s*/g, '$1');
    expect(screen.getAllByText(initials).length, initials).toBeGreaterThan(0);
  }
});
