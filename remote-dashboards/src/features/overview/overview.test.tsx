import { screen, within } from '@testing-library/react';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, getLocalToday, getMondayOfWeek } from '../../api/days.ts';
import { getChartPeriodDates } from '../../api/figure-period.ts';
import { projectStages } from '../../api/projects.ts';
import { conversation, inboxAnswers } from '../../testing/inbox-answers.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ask, project, projectAnswers } from '../../testing/project-answers.ts';

let stop = () => {};

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function open(address: string, person: Person) {
  ({ stop } = await openPage(address, person));
  await screen.findByRole('button', { name: 'Log Out' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

const waiting = { ...conversation, waiting_since: '2026-11-20T08:00:00.000+00:00' };

test.each([
  ['/dashboard/team', { role: 'team' }, 'Monitoring', 'Monitoring', 'Waiting longest'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview', 'Needs you', 'Needs you'],
] as const)(
  '§10.59 %s shows the number of waiting conversations and a link to the longest-waiting conversation',
  async (path, person, buttonCard, figuresCard, listCard) => {
    stubBackend(inboxAnswers({ conversations: [waiting], thread: [] }));
    await open(path, person);
    const figures = await screen.findByRole('list', { name: 'Inbox figures' });
    await within(figures).findByRole('link', { name: '3 unanswered' });
    const links = within(figures).getAllByRole('link');
    expect(region(figuresCard).getAllByRole('link')).toEqual(expect.arrayContaining(links));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/inbox',
      '/dashboard/inbox?share=unassigned',
      '/dashboard/inbox?share=mine',
    ]);
    const button = await region(buttonCard).findByRole('link', { name: /Reply to .*Rupa Barman/ });
    const longest = await region(listCard).findByRole('link', { name: conversation.subject });
    for (const link of [button, longest]) {
      expect(link).toHaveAttribute('href', `/dashboard/inbox/${conversation.id}`);
    }
  },
);

test('§10.60 the first card of the client dashboard shows whether the client must act', async () => {
  const { id, subject } = conversation;
  const answered = {
    id,
    subject,
    status: 'waiting',
    last_message_at: conversation.last_message_at,
  };
  stubBackend({ 'POST /rest/v1/rpc/client_conversations': () => Response.json([answered]) });
  await open('/dashboard/user', {});
  const read = await region('We need from you').findByRole('link', { name: 'Read our reply' });
  expect(read).toHaveAttribute('href', `/dashboard/messages/${id}`);
  const turn = region('We need from you').getByText(/^It’s your turn\./);
  expect(turn.textContent).toContain(subject);
  expect(region('Messages').getByRole('link', { name: subject })).toBeInTheDocument();
});

test.each([
  ['waiting', 'It’s your turn.'],
  ['open', 'We’re on it.'],
])(
  'the sentence about a conversation in the state %s ends with its subject, so that a cut subject leaves “%s”',
  async (status, start) => {
    const answers = [{ ...conversation, status }];
    stubBackend({ 'POST /rest/v1/rpc/client_conversations': () => Response.json(answers) });
    await open('/dashboard/user', {});
    const sentence = await region('We need from you').findByText(new RegExp(`^${start}`));
    expect(sentence.textContent).toMatch(new RegExp(`“${conversation.subject}”\\.$`));
  },
);

test.each([
  ['waiting', 'open'],
  ['closed', 'open'],
  ['closed', 'done'],
] as const)(
  'an unread reply in a conversation in the state %s is on the first card, beside a request in the state %s',
  async (status, state) => {
    const answers = [{ ...conversation, status }];
    stubBackend({
      ...projectAnswers({ asks: [{ ...ask, state }] }),
      'POST /rest/v1/rpc/client_conversations': () => Response.json(answers),
      'POST /rest/v1/rpc/unread_items': () =>
        Response.json([{ id: conversation.id, kind: 'conversation' }]),
    });
    await open('/dashboard/user', {});
    const next = region('We need from you');
    const read = await next.findByRole('link', { name: 'Read our reply' });
    expect(read).toHaveAttribute('href', `/dashboard/messages/${conversation.id}`);
    expect(next.getByText(/^We replied to “/).textContent).toContain(conversation.subject);
    if (state === 'open') await next.findByRole('list', { name: 'We need from you' });
  },
);

test('the first card of the client dashboard does not repeat a read reply beside an open request', async () => {
  stubBackend({
    ...projectAnswers({ asks: [ask] }),
    'POST /rest/v1/rpc/client_conversations': () =>
      Response.json([{ ...conversation, status: 'waiting' }]),
  });
  await open('/dashboard/user', {});
  const next = region('We need from you');
  await next.findByRole('list', { name: 'We need from you' });
  expect(next.queryByRole('link', { name: 'Read our reply' })).not.toBeInTheDocument();
});

test('the first card of the client dashboard shows a placeholder until the requests to the client load', async () => {
  let answer: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  stubBackend({
    ...projectAnswers({ projects: [] }),
    'POST /rest/v1/rpc/client_conversations': () => Response.json([]),
    'POST /rest/v1/rpc/client_asks': () => response,
  });
  ({ stop } = await openPage('/dashboard/user', {}));
  await screen.findByText('Your conversations with us appear here.');
  const next = region('We need from you');
  expect(next.getByRole('status')).toBeInTheDocument();
  expect(next.queryByRole('link')).toBeNull();
  answer(Response.json([ask]));
  await next.findByRole('list', { name: 'We need from you' });
});

test('Order History marks a project that has a change which the client has not read', async () => {
  stubBackend({
    ...projectAnswers({
      projects: [project, { ...project, id: '7a1f0000-0000-4000-8000-000000000002' }],
    }),
    'POST /rest/v1/rpc/client_conversations': () => Response.json([]),
    'POST /rest/v1/rpc/unread_items': () => Response.json([{ id: project.id, kind: 'project' }]),
  });
  await open('/dashboard/user', {});
  const [changed, read] = await region('Order History').findAllByRole('listitem');
  expect(await within(changed as HTMLElement).findByText('New')).toBeInTheDocument();
  expect(read).not.toHaveTextContent('New');
});

test('the client dashboard shows a WhatsApp link if the founder has entered a number', async () => {
  stubBackend(projectAnswers());
  const contact = { ...defaultSiteSettings.contact, whatsapp: '+91 98300 12345' };
  ({ stop } = await openPage('/dashboard/user', {}, 'en', { contact }));
  expect(region('Talk to us').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919830012345',
  );
});

test("§10.29 the client dashboard shows each project's stage and what the project waits for", async () => {
  const waiting = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
  const other = { ...waiting, id: `${project.id.slice(0, -1)}9`, title: 'Our shop' };
  const finished = { ...other, id: `${project.id.slice(0, -1)}8`, waiting_on: 'us' as const };
  stubBackend(projectAnswers({ projects: [waiting, other, finished] }));
  await open('/dashboard/user', {});
  const [order] = await region('Order History').findAllByRole('listitem');
  expect(order?.textContent).toBe('Delivery appBuilding · stage 3 of 6');
  const next = region('We need from you');
  expect(await next.findByText('For “Delivery app”: Six pictures')).toBeInTheDocument();
  const link = next.getByRole('link', { name: 'Open the project Delivery app' });
  expect(link).toHaveAttribute('href', `/dashboard/projects/${project.id}`);
  expect(next.getByText('For “Our shop”: Six pictures')).toBeInTheDocument();
  expect(next.getAllByRole('link')).toHaveLength(2);
});

test('§10.29 the team dashboard shows the current projects with their stages', async () => {
  stubBackend(projectAnswers());
  await open('/dashboard/team', { role: 'team' });
  const row = await region('Current Projects').findByRole('listitem');
  expect(row.textContent).toBe('Delivery app: Building');
});

test('the founder dashboard shows the projects by stage as a bar, and the longest wait in one unit', async () => {
  const since = new Date(Date.now() - 12 * 86_400_000).toISOString();
  stubBackend({
    ...inboxAnswers({ conversations: [{ ...waiting, waiting_since: since }], thread: [] }),
    'POST /rest/v1/rpc/work_figures': () => Response.json([{ ...workRow, building: 6, live: 0 }]),
  });
  await open('/founder-dashboard', { role: 'founder' });
  expect(await region('Needs you').findByText('12d')).toBeInTheDocument();
  await region('Projects by stage').findByRole('link', { name: '6 Building' });
  const bar = screen.getByRole('region', { name: 'Projects by stage' }).querySelectorAll('[style]');
  expect([...bar].map((one) => (one as HTMLElement).style.flexGrow)).toEqual([
    '2',
    '2',
    '6',
    '2',
    '0',
    '2',
  ]);
});

test('the founder dashboard shows the four pages with the most enquiries of 7 days, and links to them in Analytics', async () => {
  const sources = [
    ['/services', 9],
    ['', 6],
    ['/services/ai-tool', 5],
    ['/bn/contact', 3],
    ['/about', 1],
  ].map(([breakdown, amount]) => ({ figure: 'sources', breakdown, amount }));
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [], thread: [] }),
    'POST /rest/v1/rpc/company_figures': () => Response.json([]),
    'POST /rest/v1/rpc/company_figure_breakdowns': () =>
      Response.json([{ figure: 'visits', breakdown: '/', amount: 90 }, ...sources]),
  });
  await open('/founder-dashboard', { role: 'founder' });
  const card = region('Where enquiries come from');
  await card.findByText('Services');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Services9',
    'Unknown6',
    'AI Tools5',
    'Contact Us (Bengali)3',
  ]);
  const { since, until } = getChartPeriodDates({ days: 7, step: 'day' });
  expect(calls.find(({ path }) => path.endsWith('breakdowns'))?.body).toEqual({ since, until });
  expect(card.getByRole('link', { name: 'See all in Analytics' })).toHaveAttribute(
    'href',
    '/founder-dashboard/analytics?days=7#sources',
  );
});

const workRow = {
  ...Object.fromEntries(projectStages.map((stage) => [stage, 2])),
  late_projects: 1,
  late_tasks: 3,
  my_tasks: 4,
  latest_task: 'Draw it',
  latest_due: '2026-11-03',
  latest_project: project.id,
  latest_project_title: 'Delivery app',
};

test.each([
  ['/dashboard/team', { role: 'team' }, 'Monitoring', 'Monitoring', '4 tasks assigned to you'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview', 'Needs you', undefined],
] as const)(
  '§10.35 %s shows the numbers of late projects and tasks, and the titles of late tasks',
  async (path, person, card, sentenceCard, ownTasks) => {
    stubBackend({
      ...inboxAnswers({ conversations: [waiting], thread: [] }),
      'POST /rest/v1/rpc/work_figures': () => Response.json([workRow]),
    });
    await open(path, person);
    expect(
      await region(sentenceCard).findByText(
        /^3 tasks are late\. The oldest is “Draw it” in “Delivery app”, due 3 Nov/,
      ),
    ).toBeInTheDocument();
    const pageOf = (name: string) => region(card).getByRole('link', { name }).getAttribute('href');
    expect(pageOf('1 late project')).toBe('/dashboard/projects?show=late');
    expect(pageOf('3 late tasks')).toBe('/dashboard/tasks?who=everyone&show=late');
    if (ownTasks) {
      expect(pageOf(ownTasks)).toBe('/dashboard/tasks');
      expect(pageOf('8 projects in progress')).toBe('/dashboard/projects?show=running');
    }
  },
);

test('the sentence about late tasks names no project if the oldest late task has none', async () => {
  const withoutProject = { ...workRow, latest_project: null, latest_project_title: null };
  stubBackend({
    ...inboxAnswers({ conversations: [waiting], thread: [] }),
    'POST /rest/v1/rpc/work_figures': () => Response.json([withoutProject]),
  });
  await open('/dashboard/team', { role: 'team' });
  const sentence = /^3 tasks are late\. The oldest is “Draw it”, due 3 Nov/;
  expect(await region('Monitoring').findByText(sentence)).toBeInTheDocument();
});

test('§10.35 the founder dashboard begins with a sentence and four statistics, and shows the team’s week', async () => {
  const today = getChartPeriodDates({ days: 7, step: 'day' }).until;
  const weekAgo = addDays(today, -7);
  const monday = getMondayOfWeek(getLocalToday());
  const person = { moved: 0, done: 0, overdue: 0, answered: 0, median_reply: null };
  const report = [
    { ...person, staff_id: null, name: '', overdue: 3, median_reply: 14_400 },
    {
      ...person,
      staff_id: 'TL001',
      name: 'Tara Lama',
      overdue: 3,
      answered: 2,
      median_reply: 28_800,
    },
    { ...person, staff_id: 'TM001', name: 'Mita Das', answered: 5, median_reply: 3600 },
  ];
  const week = { enquiries: 0, answered: 0 };
  const trend = [
    { ...week, first_day: addDays(monday, -14), median_reply: null, overdue: 0 },
    { ...week, first_day: addDays(monday, -7), median_reply: 25_200, overdue: 2 },
    { ...week, first_day: monday, median_reply: 14_400, overdue: 3 },
  ];
  const openTask = {
    id: 't-1',
    assignee: 'TM001',
    state: 'todo',
    project: { title: 'Delivery app' },
  };
  stubBackend({
    ...inboxAnswers({ conversations: [waiting], thread: [] }),
    'GET /rest/v1/tasks': () => Response.json([openTask]),
    'POST /rest/v1/rpc/work_figures': () => Response.json([workRow]),
    'POST /rest/v1/rpc/company_figures': () =>
      Response.json([
        { starts_on: today, figure: 'sign_ups', amount: 4 },
        { starts_on: weekAgo, figure: 'sign_ups', amount: 1 },
        { starts_on: weekAgo, figure: 'enquiries', amount: 2 },
      ]),
    'POST /rest/v1/rpc/work_report': () => Response.json(report),
    'POST /rest/v1/rpc/work_trend': () => Response.json(trend),
  });
  await open('/founder-dashboard', { role: 'founder' });
  const overview = region('Overview');
  expect(
    await overview.findByText(/One project and 3 tasks are late, and .*Rupa Barman.* has waited/),
  ).toHaveTextContent(/Replies take 4 hours, down from 7 hours last week\.$/);
  const figures = within(overview.getByRole('list', { name: 'Company figures' }));
  await figures.findByText('▲ 3 more than the 7 days before');
  expect(figures.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '0 enquiries in the last 7 days▼ 2 fewer than the 7 days before',
    '4 hrs typical first reply this week▼ Down from 7 hrs last week',
    '1 late project3 late tasks▲ 1 in late tasks since last week',
    '4 new accounts in the last 7 days▲ 3 more than the 7 days before',
  ]);
  const lines = overview.getByRole('list', { name: 'Company figures' }).querySelectorAll('path');
  expect([...lines].map((line) => line.getAttribute('d'))).toEqual([
    // Simulates two enquiries a week ago, and no other enquiries.
    'M2 18h0L10 18L18 18L26 18L34 18L42 18L50 2L58 18',
    'M30 2h0L58 8.9',
    'M2 18h0L30 7.3L58 2',
    'M2 18h0L10 18L18 18L26 18L34 18L42 18L50 14L58 2',
  ]);
  const [, ...people] = region('Team this week').getAllByRole('row');
  expect(people.map((row) => row.textContent)).toEqual([
    'Tara Lama03 Most late28 hrs Slowest',
    'Mita Das1051 hr',
  ]);
  expect(region('Projects by stage').getByRole('link', { name: '2 In review' })).toHaveAttribute(
    'href',
    '/dashboard/projects?show=in_review',
  );
});

test.each([
  ['TM001', 'Due next', 'Draw itLate · Due 3 Nov 2020', 'eq.TM001'],
  ['TL001', 'Due next', 'Draw itLocal Team Member · Late · Due 3 Nov 2020', null],
])(
  '§10.34 %s sees the next due tasks on the dashboard: members see their own tasks, and leaders see all tasks',
  async (me, card, text, assignee) => {
    const colleagues = [
      { staff_id: 'TL001', name: 'Local Team Leader', team_role: 'team_leader' },
      { staff_id: 'TM001', name: 'Local Team Member', team_role: 'team_member' },
    ].map((person) => ({ ...person, is_me: person.staff_id === me }));
    const task = {
      id: 't-1',
      project_id: project.id,
      title: 'Draw it',
      assignee: 'TM001',
      due_on: '2020-11-03',
      state: 'todo',
      version: 1,
      project: { title: project.title },
    };
    const calls = stubBackend({
      'POST /rest/v1/rpc/colleagues': () => Response.json(colleagues),
      'GET /rest/v1/tasks': () => Response.json([task]),
    });
    await open('/dashboard/team', { role: 'team' });
    await screen.findByText('Draw it');
    expect(region(card).getByRole('listitem').textContent).toBe(text);
    // Ignore calls of the previous page that arrive late.
    const asked = calls.filter(({ path }) => path.startsWith('/rest/v1/tasks'));
    const whose = asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('assignee'));
    expect(whose).toContain(assignee);
  },
);
