import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../api/days.ts';
import { getChartPeriodDates } from '../../api/figure-period.ts';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { watchSavedFiles } from '../../testing/watch-saved-files.ts';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Read the days from the page, so that the test also passes around midnight.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const week = getChartPeriodDates({ days: 7, step: 'day' });
const [, , , , fifth = '', sixth = '', today = ''] = week.starts;
const named = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );

const figures = [
  { starts_on: fifth, figure: 'enquiries', amount: 3 },
  { starts_on: today, figure: 'enquiries', amount: 1 },
  { starts_on: sixth, figure: 'lcp', amount: 1840 },
  { starts_on: sixth, figure: 'inp', amount: 184 },
  { starts_on: sixth, figure: 'cls', amount: 0.043 },
  { starts_on: today, figure: 'page_views', amount: 12 },
];
const parts = [
  { figure: 'enquiries', breakdown: 'App Development', amount: 3 },
  { figure: 'enquiries', breakdown: '', amount: 1 },
  { figure: 'sources', breakdown: '/services/apps', amount: 3 },
  { figure: 'sources', breakdown: '/services/ai-tool', amount: 2 },
  { figure: 'sources', breakdown: '', amount: 1 },
  { figure: 'page_views', breakdown: '/bn/about', amount: 12 },
];

async function open(
  language: 'en' | 'bn' = 'en',
  rows = figures,
  breakdowns = parts,
  fragment = '',
) {
  const calls = stubBackend({
    'POST /rest/v1/rpc/company_figures': () => Response.json(rows),
    'POST /rest/v1/rpc/company_figure_breakdowns': () => Response.json(breakdowns),
  });
  const address = `/founder-dashboard/analytics?days=7${fragment}`;
  page = await openPage(address, { role: 'founder' }, language);
  await screen.findByRole('region', { name: language === 'en' ? 'Enquiries' : 'জিজ্ঞাসা' });
  return () =>
    calls
      .filter(({ path }) => path.endsWith('company_figures'))
      .map(({ body }) => Object(body))
      .findLast(({ until }) => until === today);
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const openTab = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('§10.47 each card of the analytics page shows a total and a table with the values of its chart', async () => {
  await open();
  const enquiries = card('Enquiries');
  expect(enquiries.getByText('4 in total')).toBeInTheDocument();
  expect(enquiries.getByText('0% vs previous 7 days')).toBeInTheDocument();
  expect(enquiries.getByRole('img', { name: 'Enquiries' })).toBeInTheDocument();
  const table = enquiries.getByRole('table', { name: 'Enquiries', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(8);
  expect(rows.at(5)?.textContent).toBe(`${named(fifth)}3`);
  expect(rows.at(6)?.textContent).toBe(`${named(sixth)}0`);
  await openTab('Website');
  expect(card('Visits').getByText('None in the previous 7 days')).toBeInTheDocument();
});

test('each chart of the analytics page and its table show the values of the previous period', async () => {
  const earlier = addDays(fifth, -7);
  await open('en', [...figures, { starts_on: earlier, figure: 'enquiries', amount: 2 }]);
  const enquiries = card('Enquiries');
  expect(enquiries.getByText('Previous 7 days')).toBeInTheDocument();
  const tooltip = `${named(fifth)}: 3 (previous: 2)`;
  expect(enquiries.getByText(tooltip, { selector: 'title' })).toBeInTheDocument();
  const table = enquiries.getByRole('table', { name: 'Enquiries', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.at(5)?.textContent).toBe(`${named(fifth)}32`);
  await openTab('Site health');
  expect(card('Load time (LCP)').queryByText('Previous 7 days')).not.toBeInTheDocument();
  const measured = `${named(sixth)}: 1.8s`;
  expect(card('Load time (LCP)').getByText(measured, { selector: 'title' })).toBeInTheDocument();
});

test('the funnel shows visits, visits to the contact page in both languages, enquiries and their projects', async () => {
  const visits = { starts_on: today, figure: 'visits', amount: 90 };
  await open(
    'en',
    [...figures, visits, { starts_on: today, figure: 'projects', amount: 2 }],
    [
      ...parts,
      { figure: 'visits', breakdown: '/contact', amount: 20 },
      { figure: 'visits', breakdown: '/bn/contact', amount: 10 },
    ],
  );
  const rows = card('From visit to project').getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Visits90',
    'Contact Us30',
    'Enquiries4',
    'Projects from enquiries2',
  ]);
  await openTab('Website');
  expect(screen.queryByRole('region', { name: 'From visit to project' })).not.toBeInTheDocument();
});

test.each([
  ['Enquiries', 'By subject', ['App Development3', 'No subject1']],
  ['Enquiries', 'By service page', ['App Development3', 'AI Tools2']],
  ['Enquiries', 'By the page they were sent from', ['App Development3', 'AI Tools2', 'Unknown1']],
  ['Page views', 'By page', ['About Us (Bengali)12']],
])(
  '§10.48 the breakdown table of %s, “%s”, lists the largest values first',
  async (figure, caption, parts) => {
    await open();
    if (figure === 'Page views') await openTab('Website');
    const rows = within(card(figure).getByRole('table', { name: caption })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(parts);
  },
);

test('a link to the sources of enquiries focuses their table, although the table loads after the page', async () => {
  await open('en', figures, parts, '#sources');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'By the page they were sent from' })).toHaveFocus(),
  );
});

test('the analytics page shows Core Web Vitals with units, and no value without a measurement', async () => {
  await open();
  await openTab('Site health');
  const shown = card('Load time (LCP)').getAllByRole('row', { hidden: true });
  expect(shown.slice(-2).map(({ textContent }) => textContent)).toEqual([
    `${named(sixth)}1.8s`,
    `${named(today)}–`,
  ]);
  expect(
    card('Responsiveness (INP)').getByRole('rowheader', { name: named(sixth), hidden: true })
      .nextSibling?.textContent,
  ).toBe('0.18s');
  await openTab('Website');
  expect(card('Visits').getByText('None in this period.')).toBeInTheDocument();
});

test('the analytics page shows a measured layout shift of 0 as 0, not as a missing value', async () => {
  await open('en', [{ starts_on: sixth, figure: 'cls', amount: 0 }]);
  await openTab('Site health');
  const cls = card('Visual stability (CLS)');
  expect(cls.queryByText('None in this period.')).not.toBeInTheDocument();
  expect(
    cls.getByRole('rowheader', { name: named(sixth), hidden: true }).nextSibling?.textContent,
  ).toBe('0');
  expect(card('Load time (LCP)').getByText('None in this period.')).toBeInTheDocument();
});

test('the analytics page keeps its period in the URL, and a year has weekly time steps', async () => {
  const asked = await open();
  expect(asked()).toEqual({ since: week.since, until: today, by_week: false });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 12 months');
  await waitFor(() =>
    expect(asked()).toEqual({
      since: getChartPeriodDates({ days: 365, step: 'week' }).since,
      until: today,
      by_week: true,
    }),
  );
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Day' }).disabled).toBe(true);
});

test('the analytics page and its CSV never show the statistics of another period', async () => {
  await open();
  let answerLate = (_: Response) => {};
  stubBackend({
    'POST /rest/v1/rpc/company_figures': () => Response.json([]),
    'POST /rest/v1/rpc/company_figure_breakdowns': () =>
      new Promise((resolve) => (answerLate = resolve)),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 90 days');
  expect(screen.queryByRole('region', { name: 'Enquiries' })).not.toBeInTheDocument();
  const file = screen.getByRole('button', { name: 'Export CSV' });
  expect(file).toHaveProperty('disabled', true);
  await waitFor(() => {
    answerLate(Response.json([]));
    expect(card('Enquiries').getByText('0 in total')).toBeInTheDocument();
  });
  expect(file).toHaveProperty('disabled', false);
});

test('§10.47 the analytics CSV has one line for each time step, with unformatted numbers', async () => {
  const texts = watchSavedFiles();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const lines = (texts[0] ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[6]).toBe(`"${sixth}","0","0","0","0","0","0","1840","184","0.043"`);
});

test("the Bengali analytics page has only Bengali texts, except visitors' texts", async () => {
  await open('bn');
  for (const tab of ['জিজ্ঞাসা', 'ওয়েবসাইট', 'সাইটের অবস্থা']) {
    await openTab(tab);
    expect(findLatinWords(/App Development/g), tab).toEqual([]);
  }
});

test('the analytics page keeps the selected tab in the URL, and a change of the tab keeps the period', async () => {
  await open();
  await openTab('Site health');
  expect(page?.address()).toBe('/founder-dashboard/analytics?days=7&by=day&tab=health');
  expect(screen.queryByRole('region', { name: 'Enquiries' })).not.toBeInTheDocument();
  expect(card('Errors').getByText('0 in total')).toBeInTheDocument();
});
