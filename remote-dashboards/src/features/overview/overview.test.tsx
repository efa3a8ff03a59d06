import { screen, within } from '@testing-library/react';
import { type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import { getPeriodDates } from '../../api/figure-period.ts';
import { stages } from '../../api/projects.ts';
import { conversation, inboxAnswers } from '../../testing/inbox-answers.ts';
import { openPage } from '../../testing/open-page.tsx';
import { project, projectAnswers } from '../../testing/project-answers.ts';

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
  ['/dashboard/team', { role: 'team' }, 'Monitoring'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview'],
] as const)(
  '§10.59 %s shows the number of waiting conversations and links to the one that has waited longest',
  async (path, person, card) => {
    stubBackend(inboxAnswers({ conversations: [waiting], thread: [] }));
    await open(path, person);
    await region(card).findByText('3');
    const links = region(card).getAllByRole('link');
    const pages = links.map((link) => link.getAttribute('href') ?? '');
    expect(pages.filter((page) => page.startsWith('/dashboard/inbox'))).toEqual([
      '/dashboard/inbox',
      '/dashboard/inbox?share=unassigned',
      '/dashboard/inbox?share=mine',
      `/dashboard/inbox/${conversation.id}`,
    ]);
    const longest = region('Waiting longest').getByRole('link', { name: conversation.subject });
    expect(longest).toHaveAttribute('href', `/dashboard/inbox/${conversation.id}`);
  },
);

test('§10.60 the client dashboard first shows whether the client must act', async () => {
  const { id, subject } = conversation;
  const answered = {
    id,
    subject,
    status: 'waiting',
    last_message_at: conversation.last_message_at,
  };
  stubBackend({ 'POST /rest/v1/rpc/client_conversations': () => Response.json([answered]) });
  await open('/dashboard/user', {});
  const read = await region('What we need from you').findByRole('link', { name: 'Read our reply' });
  expect(read).toHaveAttribute('href', `/dashboard/messages/${id}`);
  expect(region('What we need from you').getByText(/It’s your turn\.$/).textContent).toContain(
    subject,
  );
  expect(region('Messages').getByRole('link', { name: subject })).toBeInTheDocument();
});

test('§10.29 the client dashboard shows project stages and what each project waits for', async () => {
  const waiting = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
  const other = { ...waiting, id: `${project.id.slice(0, -1)}9`, title: 'Our shop' };
  const finished = { ...other, id: `${project.id.slice(0, -1)}8`, waiting_on: 'us' as const };
  stubBackend(projectAnswers({ projects: [waiting, other, finished] }));
  await open('/dashboard/user', {});
  const [order] = await region('Order History').findAllByRole('listitem');
  expect(order?.textContent).toBe('Delivery appBuilding · stage 3 of 6');
  const next = region('What we need from you');
  expect(await next.findByText('For “Delivery app”: Six pictures')).toBeInTheDocument();
  const link = next.getByRole('link', { name: 'Open the project Delivery app' });
  expect(link).toHaveAttribute('href', `/dashboard/projects/${project.id}`);
  expect(next.getByText('For “Our shop”: Six pictures')).toBeInTheDocument();
  expect(next.getAllByRole('link')).toHaveLength(2);
});

test('§10.29 the team dashboard shows current projects with their stages', async () => {
  stubBackend(projectAnswers());
  await open('/dashboard/team', { role: 'team' });
  const row = await region('Current Projects').findByRole('listitem');
  expect(row.textContent).toBe('Delivery app: Building');
});

test.each([
  ['/dashboard/team', { role: 'team' }, 'Monitoring', 'tasks assigned to you'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview', 'In review'],
] as const)(
  '§10.35 %s shows the numbers of projects and tasks, and names late tasks',
  async (path, person, card, words) => {
    const row = {
      ...Object.fromEntries(stages.map((stage) => [stage, 2])),
      late_projects: 1,
      late_tasks: 3,
      my_tasks: 4,
      latest_task: 'Draw it',
      latest_due: '2026-11-03',
      latest_project: project.id,
      latest_project_title: 'Delivery app',
    };
    const today = getPeriodDates({ days: 7, step: 'day' }).until;
    stubBackend({
      'POST /rest/v1/rpc/work_figures': () => Response.json([row]),
      'POST /rest/v1/rpc/company_figures': () =>
        Response.json([{ starts_on: today, figure: 'sign_ups', amount: 4 }]),
    });
    await open(path, person);
    const last =
      path === '/founder-dashboard' ? 'new accounts in the last 7 days' : 'tasks assigned to you';
    expect(await region(card).findByRole('link', { name: `4 ${last}` })).toBeInTheDocument();
    expect(
      await region(card).findByText(
        /^3 tasks are late\. The oldest is “Draw it” in “Delivery app”, due 3 Nov/,
      ),
    ).toBeInTheDocument();
    expect(
      region(card).getByRole('link', { name: `${words === 'In review' ? 2 : 4} ${words}` }),
    ).toBeInTheDocument();
    if (path === '/dashboard/team') {
      expect(region(card).getByRole('link', { name: /projects in progress$/ })).toHaveAttribute(
        'href',
        '/dashboard/projects?show=running',
      );
    }
    expect(region(card).getByRole('link', { name: '1 late project' })).toHaveAttribute(
      'href',
      '/dashboard/projects?show=late',
    );
  },
);

test.each([
  ['TM001', 'Due next', 'Draw itLate · Due 3 Nov 2026', 'eq.TM001'],
  ['TL001', 'Due next', 'Draw itLocal Team Member · Late · Due 3 Nov 2026', null],
])(
  '§10.34 %s sees the next due tasks: a member their own tasks, a leader all tasks',
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
      due_on: '2026-11-03',
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
    // Ignore late calls of the previous page.
    const asked = calls.filter(({ path }) => path.startsWith('/rest/v1/tasks'));
    const whose = asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('assignee'));
    expect(whose).toContain(assignee);
  },
);
