import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '@torsa/shared/auth';
import { routesIn } from '@torsa/shared/contract/load-in';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { NavigationProvider } from '@torsa/shared/router';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { renderPage } from '@torsa/shared/testing/render-page';
import {
  answersFor,
  type Person,
  refusal,
  storeSession,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysOf } from './analytics/period.ts';
import { queryClient } from './data/query-client.ts';
import { stages } from './projects/project.ts';
import { routes } from './routes.ts';
import { conversation, inboxAnswers } from './testing/inbox-answers.ts';
import { entriesIn } from './testing/portal-entries.ts';
import { project, projectAnswers } from './testing/project-answers.ts';

type Path = (typeof routes)[number]['path'];

const dashboards = routes.filter(({ id }) => id.endsWith('-dashboard'));

let stop = () => {};

beforeEach(() => localStorage.clear());

afterEach(async () => {
  stop();
  await queryClient.cancelQueries();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(path: Path, person?: Person, language: Language = 'en') {
  const route = routesIn(language, { routes }).routes.find((one) => one.path === path);
  if (!route) throw new Error(`No route ${path}`);
  const { default: Page } = await route.load();
  if (person) storeSession(person);
  const page = renderPage(
    <I18nProvider value={createI18n(language)}>
      <NavigationProvider value={entriesIn(language)}>
        <Page />
      </NavigationProvider>
    </I18nProvider>,
    path,
  );
  act(() => {
    stop = startSession();
  });
  if (person) await screen.findByRole('button', { name: /^(Log Out|লগ-আউট করুন)$/ });
  return page;
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const region = (name: string) => within(screen.getByRole('region', { name }));
const linksOf = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const buttonsOf = (name: string) =>
  region(name)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test.each(routes)('§2 $path shows a loading text when there is no user', async ({ path, load }) => {
  await open(path);
  const title =
    /^(Loading your dashboard…|Inbox|Messages|Conversation|Projects|Project|Tasks|Reports|People|Audit|Analytics|Site Settings|Team Members|Account Settings)$/;
  expect(headings(1)).toEqual([expect.stringMatching(title)]);
  expect(within(screen.getByRole('status')).getByText(/^Loading /)).toBeTruthy();
  expect((await load.en()).default.head).toMatchObject({ description: expect.stringMatching(/./) });
});

test('§6 who may see which page', () => {
  const staff = { ...accessRules.team, roles: ['team', 'founder_local'] };
  expect(Object.fromEntries(routes.map(({ path, access }) => [path, access]))).toEqual({
    '/dashboard/user': accessRules.client,
    '/dashboard/team': accessRules.team,
    '/founder-dashboard': accessRules.founder,
    '/dashboard/inbox': staff,
    '/dashboard/inbox/:id': staff,
    '/dashboard/messages': accessRules.client,
    '/dashboard/messages/:id': accessRules.client,
    '/dashboard/projects': accessRules.client,
    '/dashboard/projects/:id': accessRules.client,
    '/founder-dashboard/people': accessRules.founder,
    '/founder-dashboard/audit': accessRules.founder,
    '/founder-dashboard/analytics': accessRules.founder,
    '/founder-dashboard/settings': accessRules.founder,
    '/dashboard/team-members': accessRules.team,
    '/dashboard/tasks': staff,
    '/dashboard/reports': staff,
    '/account': accessRules.client,
  });
});

test.each([
  [
    {},
    [
      'Overview /dashboard/user',
      'Messages /dashboard/messages',
      'Projects /dashboard/projects',
      'Account /account',
    ],
  ],
  [
    { role: 'team' },
    [
      'Overview /dashboard/team',
      'Inbox /dashboard/inbox',
      'Projects /dashboard/projects',
      'Tasks /dashboard/tasks',
      'Account /account',
    ],
  ],
  [
    { role: 'founder' },
    [
      'Overview /founder-dashboard',
      'Inbox /dashboard/inbox',
      'Projects /dashboard/projects',
      'People /founder-dashboard/people',
      'Account /account',
    ],
  ],
] as const)('the navigation of %o', async (person, links) => {
  stubBackend({});
  await open('/dashboard/user', person);
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  const shown = nav
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(shown).toEqual(links);
});

test('a phone has room for all entries of anybody', () => {
  const entries = entriesIn('en')['portal@1'] ?? [];
  for (const role of ['user', 'team', 'founder_local'] as const) {
    expect(entries.filter((entry) => entry.for?.includes(role)).length).toBeLessThanOrEqual(5);
  }
});

const waiting = { ...conversation, waiting_since: '2026-11-20T08:00:00.000+00:00' };

test.each([
  ['/dashboard/team', { role: 'team' }, 'Monitoring'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview'],
] as const)('%s says how many wait, and leads to who waits longest', async (path, person, card) => {
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
  expect(longest.getAttribute('href')).toBe(`/dashboard/inbox/${conversation.id}`);
});

test('§2 the user dashboard', async () => {
  stubBackend({ 'GET /rest/v1/projects': () => Response.json([]) });
  await open('/dashboard/user', { fullName: 'Asha Roy', email: 'asha@client.test' });
  expect(headings(1)).toEqual(['Welcome, Asha Roy!']);
  expect(headings(2)).toEqual([
    'Waiting for you',
    'Talk to us',
    'Messages',
    'Order History',
    'My Profile',
    'Account Settings',
  ]);
  const profile = region('My Profile');
  expect(profile.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Asha Roy',
    'asha@client.test',
    'id-asha@client.test',
  ]);
  expect(buttonsOf('My Profile')).toEqual(['Copy', 'Log Out']);
  expect(linksOf('My Profile')).toEqual(['Edit Profile /account#profile']);
  expect(await region('Order History').findByText('You have no recent orders.')).toBeTruthy();
  expect(linksOf('Account Settings')).toEqual([
    'Change Password /account#password',
    'Manage Preferences /account#preferences',
    'Notification Settings /account#notifications',
  ]);
});

test('a client is told first whose turn it is', async () => {
  const { id, subject } = conversation;
  const answered = {
    id,
    subject,
    status: 'waiting',
    last_message_at: conversation.last_message_at,
  };
  stubBackend({ 'GET /rest/v1/conversations': () => Response.json([answered]) });
  await open('/dashboard/user', {});
  const read = await region('Waiting for you').findByRole('link', { name: 'Read our reply' });
  expect(read.getAttribute('href')).toBe(`/dashboard/messages/${id}`);
  expect(region('Waiting for you').getByText(/It is your turn\.$/).textContent).toContain(subject);
  expect(region('Messages').getByRole('link', { name: subject })).toBeTruthy();
});

test('a client sees how far their projects are, and first what one waits for', async () => {
  const waiting = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
  stubBackend(projectAnswers({ projects: [waiting] }));
  await open('/dashboard/user', {});
  const order = await region('Order History').findByRole('listitem');
  expect(order.textContent).toBe('Delivery appBuilding · 3 of 6');
  const next = region('Waiting for you');
  expect(await next.findByText('“Delivery app” waits for you: Six pictures')).toBeTruthy();
  const link = next.getByRole('link', { name: 'Open the project' });
  expect(link.getAttribute('href')).toBe(`/dashboard/projects/${project.id}`);
});

test('the team sees what it builds, each with its stage', async () => {
  stubBackend(projectAnswers());
  await open('/dashboard/team', { role: 'team' });
  const row = await region('Current Projects').findByRole('listitem');
  expect(row.textContent).toBe('Delivery app: Building');
});

test.each([
  ['/dashboard/team', { role: 'team' }, 'Monitoring', 'tasks of yours'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview', 'In review'],
] as const)(
  '%s has the work in figures, and says what is late',
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
    const today = daysOf({ days: 7, step: 'day' }).until;
    stubBackend({
      'POST /rest/v1/rpc/work_figures': () => Response.json([row]),
      'POST /rest/v1/rpc/company_figures': () =>
        Response.json([{ starts_on: today, figure: 'sign_ups', amount: 4 }]),
    });
    await open(path, person);
    const last = path === '/founder-dashboard' ? 'new accounts in 7 days' : 'tasks of yours';
    expect(await region(card).findByRole('link', { name: `4 ${last}` })).toBeTruthy();
    expect(
      await region(card).findByText(
        /^3 tasks are late, “Draw it” of “Delivery app” the longest: it was due 3 Nov/,
      ),
    ).toBeTruthy();
    expect(
      region(card).getByRole('link', { name: `${words === 'In review' ? 2 : 4} ${words}` }),
    ).toBeTruthy();
    expect(region(card).getByRole('link', { name: '1 projects late' }).getAttribute('href')).toBe(
      '/dashboard/projects?show=late',
    );
  },
);

test('an ID is copied whole', async () => {
  stubBackend({});
  const user = userEvent.setup();
  await open('/dashboard/user', { email: 'asha@client.test' });
  await user.click(screen.getByRole('button', { name: 'Copy: User ID' }));
  expect(await navigator.clipboard.readText()).toBe('id-asha@client.test');
  expect(region('My Profile').getByRole('status').textContent).toBe('Copied');
});

test.each([
  ['TM001', 'Team member'],
  ['TL001', 'Team leader'],
])('§2 the team dashboard of %s', async (me, position) => {
  const colleague = (staff_id: string, team_role: string) => ({
    staff_id,
    name: staff_id,
    team_role,
    is_me: staff_id === me,
  });
  stubBackend({
    'POST /rest/v1/rpc/colleagues': () =>
      Response.json([colleague('TL001', 'team_leader'), colleague('TM001', 'team_member')]),
  });
  await open('/dashboard/team', { role: 'team', fullName: 'Asha Roy' });
  expect(headings(1)).toEqual(['Team Dashboard']);
  expect(await screen.findByText(`Welcome, Asha Roy · ${position}`)).toBeTruthy();
  expect(headings(2)).toEqual([
    'Monitoring',
    'Waiting longest',
    'Current Projects',
    'Team Management',
    'Performance Reports',
    'Settings',
    'My Profile',
  ]);
});

test('§2 the founder dashboard', async () => {
  stubBackend({});
  await open('/founder-dashboard', { role: 'founder' });
  expect(headings(1)).toEqual(['Founder Dashboard']);
  expect(headings(2)).toEqual([
    'Overview',
    'Waiting longest',
    'Quick Actions',
    'User Management',
    'Analytics',
    'Site Settings',
    'My Profile',
  ]);
  expect(linksOf('Quick Actions')).toEqual([
    'Add New User /founder-dashboard/people#invite',
    'View Reports /founder-dashboard/analytics',
    'Update Site Content /founder-dashboard/settings',
  ]);
  expect(linksOf('Site Settings')).toEqual(['Site Settings /founder-dashboard/settings']);
  expect(linksOf('User Management')).toEqual(['User Management /founder-dashboard/people']);
});

test.each(dashboards)('Log Out on $path ends at the home page', async ({ path }) => {
  stubBackend(answersFor({}));
  const page = await open(path, {});
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  await waitFor(() => expect(page.toast()).toBe('Logged Out'));
});

test('§8 Logout failure stays on the dashboard and says why', async () => {
  stubBackend({ 'POST /auth/v1/logout': () => refusal(422, 'Not now') });
  const page = await open('/dashboard/user', {});
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(page.toast()).toBe('Logout FailedNot now'));
  expect(page.address()).toBe('/dashboard/user');
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
});

describe('in Bengali', () => {
  const person = { fullName: 'আশা রায়', email: 'asha@client.test' };

  test.each([
    ['/dashboard/user', {}],
    ['/dashboard/team', { role: 'team' }],
    ['/founder-dashboard', { role: 'founder' }],
  ] as const)('%s is all in Bengali, but for addresses and ids', async (path, role) => {
    stubBackend({});
    await open(path, { ...person, ...role }, 'bn');
    const text = screen.getByRole('main').textContent?.replaceAll(/(id-)?asha@client\.test/g, '');
    expect(text?.match(/[A-Za-z]+/g) ?? []).toEqual([]);
  });

  test('the loading text is Bengali too', async () => {
    await open('/dashboard/user', undefined, 'bn');
    expect(headings(1)).toEqual(['আপনার ড্যাশবোর্ড লোড হচ্ছে…']);
  });

  test('its toasts are in Bengali, where the provider has an English message too', async () => {
    stubBackend({ 'POST /auth/v1/logout': () => refusal(422, 'Not now') });
    const page = await open('/founder-dashboard', { ...person, role: 'founder' }, 'bn');
    await userEvent.click(screen.getByRole('button', { name: 'লগ-আউট করুন' }));
    await waitFor(() => expect(page.toast()).toBe('লগ-আউট হল নালগ-আউট করা গেল না। আবার চেষ্টা করুন।'));
  });
});
