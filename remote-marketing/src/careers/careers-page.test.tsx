import { render, screen, within } from '@testing-library/react';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { openPage } from '@torsa/shared/testing/render-page';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import type { CareersTexts } from './careers-page.copy.en.ts';
import { jobOpenings } from './openings.ts';
import { JobOpeningsList } from './openings-list.tsx';

const positions = () => within(screen.getByRole('region', { name: 'Open positions' }));

test('§2.21 §3.6 the careers page lists the four job openings', async () => {
  await openPage(routes, '/careers');
  const titles = positions().getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Senior Frontend Developer',
    'AI/ML Engineer',
    'Digital Marketing Specialist',
    'UX/UI Designer',
  ]);
  expect(new Set(jobOpenings.map(({ type }) => type))).toEqual(new Set(['fullTime', 'contract']));
});

test('§2.21 §2.22 every job opening shows its location, its type, its date, and an Apply Now link that contains its title', async () => {
  await openPage(routes, '/careers');
  const items = positions().getAllByRole('listitem');
  expect(items).toHaveLength(jobOpenings.length);
  for (const [index, item] of items.entries()) {
    const opening = within(item);
    const title = opening.getByRole('heading').textContent;
    expect(opening.getByText(/ · (Full-time|Contract)$/)).toBeInTheDocument();
    expect(opening.getByText(/^\d+ (October|November) 2026$/).getAttribute('datetime')).toBe(
      jobOpenings[index]?.postedOn,
    );
    const apply = opening.getByRole('link', { name: `Apply Now for ${title}` });
    const target = new URL(apply.getAttribute('href') ?? '', 'https://torsa.example');
    expect(target.pathname).toBe('/contact');
    expect(target.searchParams.get('subject')).toBe(`Application: ${title}`);
  }
});

test('§2.23 the careers page has an email link for sending a resume', async () => {
  await openPage(routes, '/careers');
  expect(screen.getByRole('link', { name: /resume/i }).getAttribute('href')).toMatch(
    /^mailto:careers@/,
  );
});

test('a job opening shows its salary if the salary is known', () => {
  const [opening] = jobOpenings;
  const text = { title: 'Designer', location: 'Kolkata', description: 'You draw.', terms: '₹1' };
  const items = { frontend: text, ai: text, marketing: text, design: text };
  const words = {
    types: { fullTime: 'Full-time', contract: 'Contract' },
    subject: '',
    applyFor: '',
  };
  const copy = { ...words, items } as unknown as CareersTexts['openings'];
  render(
    <MemoryRouter>
      <JobOpeningsList openings={opening ? [opening] : []} copy={copy} />
    </MemoryRouter>,
  );
  expect(screen.getByText('₹1')).toBeInTheDocument();
});

test('§2.24 the careers page shows a text if there are no job openings', () => {
  const copy = { none: 'There are none.' } as CareersTexts['openings'];
  render(<JobOpeningsList openings={[]} copy={copy} />);
  expect(screen.getByText('There are none.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the careers page does not list a closed job opening', async () => {
  await openPage(routes, '/careers', {
    settings: { openings: { ...defaultSiteSettings.openings, ai: 'closed' } },
  });
  const titles = positions().getAllByRole('heading', { level: 3 });
  expect(titles).toHaveLength(jobOpenings.length - 1);
  expect(titles.map(({ textContent }) => textContent)).not.toContain('AI/ML Engineer');
});
