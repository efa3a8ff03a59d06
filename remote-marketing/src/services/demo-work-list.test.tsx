import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DemoWorkList } from './demo-work-list.tsx';

test("a demo project links to its website if the website's URL is known", () => {
  const works = [
    { title: 'Clinic', description: 'Visiting hours.' },
    { title: 'School', description: 'Notices.', url: 'https://school.example/' },
  ];
  render(<DemoWorkList works={works} copy={{ title: 'Demo Work', lead: '' }} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://school.example/');
  expect(screen.getByRole('link').textContent).toBe('School');
});
