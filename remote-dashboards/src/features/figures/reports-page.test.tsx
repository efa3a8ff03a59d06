import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@torsa/shared/i18n/languages';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { watchSavedFiles } from '../../testing/watch-saved-files.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (staff_id: string | null, name: string, moved: number) => ({
  staff_id,
  name,
  moved,
  done: 5,
  overdue: 2,
  answered: 1,
  median_reply: staff_id === null ? 5_400 : null,
});

function beIn(timeZone: string): void {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

const answer = (moved = 3) =>
  Response.json([row(null, '', moved), row('TL001', '=Leader()', moved - 1)]);

async function open(
  report: Answers[string] = () => answer(),
  more: Answers = {},
  language: Language = 'en',
) {
  const calls = stubBackend({
    'POST /rest/v1/rpc/work_report': report,
    'GET /rest/v1/project_events': () => Response.json([]),
    'POST /rest/v1/rpc/work_trend': () => Response.json([]),
    'POST /rest/v1/rpc/work_outlook': () => Response.json([]),
    ...more,
  });
  const address = '/dashboard/reports?period=month&from=2026-11-01';
  page = await openPage(address, { role: 'team' }, language);
  await screen.findByRole('table', { name: /^Work by person$|^কে কতটা/ });
  return calls.flatMap(({ path, body }) => (path.endsWith('work_report') ? [body] : []));
}

test('a report on a Bengali page has only Bengali words and digits', async () => {
  await open(() => answer(), {}, 'bn');
  expect(findLatinWords(/=Leader\(\)|Asha Roy/g)).toEqual([]);
  expect(screen.getByRole('main').textContent).not.toMatch(/[0-9]/);
  expect(screen.getByText(/টি কাজ শেষ করেছে/)).toHaveTextContent(/^টিম ৫টি কাজ শেষ করেছে/);
});

test("§10.36 a monthly report shows the previous month for comparison, in the browser's time zone", async () => {
  beIn('Asia/Kolkata');
  const asked = await open();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const days = { first_day: '2026-11-01', last_day: '2026-11-30', zone: 'Asia/Kolkata' };
  expect(asked).toContainEqual(days);
  const rows = within(screen.getByRole('table', { name: 'Work by person' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PersonMilestonesTasks doneOverdue tasksMessages answeredTypical first reply',
    expect.stringMatching(/^Team total35212\shrs?$/),
    '=Leader()2521–',
  ]);
  const figures = screen.getByRole('list', { name: 'Report figures' });
  expect(await within(figures).findAllByText('2 the month before')).toHaveLength(1);
});

test('the report uses UTC days in a browser without a known time zone', async () => {
  beIn('Etc/Unknown');
  const asked = await open();
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ zone: 'UTC' })));
  expect(screen.getByText('Days and times are in Coordinated Universal Time.')).toBeInTheDocument();
});

test('the heading of a report contains its period and the number of team members', async () => {
  await open(() =>
    Response.json([row(null, '', 3), row('TL001', 'One', 1), row('TM001', 'Two', 2)]),
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('November 2026 · Team of 2');
});

test('the reports page and its CSV never show the statistics of another month', async () => {
  let answerLate = (_: Response) => {};
  await open(({ body }) =>
    Object(body).first_day === '2026-12-01'
      ? new Promise((resolve) => (answerLate = resolve))
      : answer(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'December 2026' }));
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Work by person' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  answerLate(answer(7));
  expect((await screen.findByRole('table', { name: 'Work by person' })).textContent).toContain(
    'Team total7',
  );
});

test('a monthly report shows a comparison only after the previous month has loaded', async () => {
  let answerLate = (_: Response) => {};
  await open(({ body }) =>
    Object(body).first_day === '2026-09-01'
      ? new Promise((resolve) => (answerLate = resolve))
      : answer(),
  );
  await screen.findByText('3 the month before');
  await userEvent.click(screen.getByRole('button', { name: 'October 2026' }));
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeInTheDocument();
  expect(screen.queryByText(/the month before$/)).not.toBeInTheDocument();
  answerLate(answer(8));
  expect(await screen.findByText('8 the month before')).toBeInTheDocument();
});

test('§10.36 the report CSV contains the numbers of the page, and no text that a spreadsheet executes as a formula', async () => {
  await open();
  const texts = watchSavedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const [text] = texts;
  expect(text).toContain('"Team total","3","5","2","1","5400"');
  expect(text).toContain(`"'=Leader()","2","5","2","1",""`);
});

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Email report' }));
  return within(screen.getByRole('dialog', { name: 'Email report' }));
};
const noMonthlyEmail = {
  'POST /rest/v1/rpc/monthly_report_note': () => Response.json([{ note: '', gets_email: false }]),
};

test('“Email report” sends the shown report once with the note, and a failed attempt keeps the note', async () => {
  beIn('Asia/Kolkata');
  const sent: unknown[] = [];
  await open(undefined, {
    ...noMonthlyEmail,
    'POST /rest/v1/rpc/email_report': ({ body }) => {
      sent.push(body);
      return new Response(null, { status: sent.length === 1 ? 503 : 204 });
    },
  });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/^Personal note/), 'Slow start.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not sent. Your note is safe.');
  expect(dialog.queryByRole('button', { name: /^Add to/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Report sent')).toBeInTheDocument();
  expect(screen.getByText('It arrives in your mailbox in a moment.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const report = { period: 'month', first_day: '2026-11-01', zone: 'Asia/Kolkata' };
  expect(sent).toEqual(Array(2).fill({ ...report, note: 'Slow start.' }));
  // The next report begins without the sent note.
  const again = await openDialog();
  expect(again.getByLabelText(/^Personal note/)).toHaveValue('');
});

test('an Undo button of a toast can be clicked while the report email dialog is open', async () => {
  const toaster = document.createElement('div');
  toaster.innerHTML =
    '<div><div role="status" aria-live="polite"><button>Undo</button></div></div>';
  document.body.prepend(toaster);
  await open(undefined, noMonthlyEmail);
  const dialog = await openDialog();
  expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(toaster.parentElement).toBe(document.body);
  toaster.remove();
});

test('the report email dialog keeps the typed note of each period when the user closes it', async () => {
  await open(undefined, noMonthlyEmail);
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/^Personal note/), 'Slow start.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openDialog();
  expect(again.getByLabelText(/^Personal note/)).toHaveValue('Slow start.');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Weekly Report' }));
  const weekly = await openDialog();
  expect(weekly.getByLabelText(/^Personal note/)).toHaveValue('');
});

test('a user who gets the monthly report can store a note for its email, and Undo restores the previous note', async () => {
  const kept: unknown[] = [];
  await open(undefined, {
    'POST /rest/v1/rpc/monthly_report_note': () =>
      Response.json([{ note: 'Earlier.', gets_email: true }]),
    'POST /rest/v1/rpc/keep_report_note': ({ body }) => {
      kept.push(body);
      return new Response(null, { status: 204 });
    },
  });
  const dialog = await openDialog();
  const note = dialog.getByLabelText(/^Personal note/);
  await waitFor(() => expect(note).toHaveValue('Earlier.'));
  await userEvent.clear(note);
  await userEvent.type(note, 'Good.');
  await userEvent.click(
    dialog.getByRole('button', { name: 'Add to the report email of 1 Dec 2026' }),
  );
  expect(
    await screen.findByText('Added the note to the report email of 1 Dec 2026'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(kept).toEqual([
      { month: '2026-11-01', note: 'Good.' },
      { month: '2026-11-01', note: 'Earlier.' },
    ]),
  );
});

test('the report summarizes its totals in sentences, and lists a project only once even if it was launched twice', async () => {
  const project = {
    id: '6a1f0000-0000-4000-8000-000000000008',
    title: 'School site',
    due_on: null,
  };
  await open(undefined, {
    'GET /rest/v1/project_events': () => Response.json([{ project }, { project }]),
  });
  await waitFor(() => expect(screen.getByText(/^In the month before/)).toBeVisible());
  expect(screen.getByText(/^The team finished/)).toHaveTextContent(
    'The team finished 5 tasks, reached 3 milestones and answered 1 message. In the month before, 5 tasks were finished. A first reply typically took 2 hrs. 2 tasks are overdue.',
  );
  const launched = within(await screen.findByRole('region', { name: 'Went live' }));
  expect(launched.getByRole('link', { name: /School site/ })).toHaveAttribute(
    'href',
    `/dashboard/projects/${project.id}`,
  );
  expect(launched.getAllByRole('listitem')).toHaveLength(1);
});

test('the report lists twelve months as a table, and marks the unfinished month', async () => {
  beIn('Asia/Kolkata');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+05:30') });
  const month = { enquiries: 20, answered: 18, median_reply: 14_400, overdue: 1 };
  const asked: unknown[] = [];
  await open(undefined, {
    'POST /rest/v1/rpc/work_trend': ({ body }) => {
      asked.push(body);
      return Response.json([
        { ...month, first_day: '2026-10-01', median_reply: null },
        { ...month, first_day: '2026-11-01' },
      ]);
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Last 12 months' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthEnquiriesMessages answeredTypical first reply',
    'October 20262018–',
    expect.stringMatching(/^November 2026, so far20184\shrs?$/),
  ]);
  expect(asked).toContainEqual({
    period: 'month',
    last_first: '2026-11-01',
    steps: 12,
    zone: 'Asia/Kolkata',
  });
  expect(screen.getByText('Days and times are in India Standard Time.')).toBeInTheDocument();
  vi.useRealTimers();
});

test('the report lists late projects with their reasons, and the work that is due in the next month', async () => {
  const row = { project_id: 'p', due_on: '2026-10-20', tasks: 0, section_count: 1 };
  const late = { ...row, section: 'late', section_count: 22, reason_bn: '' };
  const next = { ...row, section: 'next', cause: null, reason_en: '', reason_bn: '' };
  await open(undefined, {
    'POST /rest/v1/rpc/work_outlook': () =>
      Response.json([
        { ...late, title: 'Shop', cause: 'client', reason_en: 'Six pictures' },
        { ...late, title: 'App', project_id: 'q', cause: null, reason_en: '' },
        { ...next, title: 'Site', due_on: '2026-12-04', tasks: 2 },
        { ...next, title: 'Care', project_id: 'q', due_on: null, tasks: 1 },
        { ...next, title: '', project_id: null, due_on: null, tasks: 3 },
      ]),
  });
  const textsIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(textsIn('Late projects')).toEqual([
    'Shop was due on 20 Oct 2026. Waiting for the client: Six pictures',
    'App was due on 20 Oct 2026. No reason given.',
    'and 20 more',
  ]);
  expect(textsIn('Next month')).toEqual([
    'Site due on 4 Dec 2026 · 2 tasks due',
    'Care 1 task due',
    'Tasks without a project 3 tasks due',
  ]);
});
