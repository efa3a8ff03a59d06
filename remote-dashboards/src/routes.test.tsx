import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@torsa/shared/i18n/languages';
import {
  answersFor,
  errorResponse,
  type Person,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getNavigationPath } from './app/current-path.ts';
import { routes } from './routes.ts';
import { findLatinWords } from './testing/find-latin-words.ts';
import { openPage } from './testing/open-page.tsx';
import { entriesIn } from './testing/portal-entries.ts';

type Path = (typeof routes)[number]['path'];

const portalRoutes = routes.filter(({ path }) => !path.endsWith('*'));
const dashboards = routes.filter(({ id }) => id.endsWith('-dashboard'));

let stop = () => {};

beforeEach(() => localStorage.clear());

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function open(path: Path, person?: Person, language: Language = 'en') {
  const page = await openPage(path, person, language);
  ({ stop } = page);
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

test.each(portalRoutes)(
  '$path shows a loading text before a user has logged in',
  async ({ path, load }) => {
    await open(path);
    const title =
      /^(Loading your dashboard…|Inbox|Messages|Conversation|Projects|Project|Files|Tasks|Reports|People|Audit|Analytics|Site Settings|Team Members|Account Settings|Your task)$/;
    expect(headings(1)).toEqual([expect.stringMatching(title)]);
    expect(within(screen.getByRole('status')).getByText(/^Loading /)).toBeInTheDocument();
    expect((await load.en()).default.head).toMatchObject({
      description: expect.stringMatching(/./),
    });
  },
);

test.each([
  [
    {},
    [
      'Overview /dashboard/user',
      'Projects /dashboard/projects',
      'Messages /dashboard/messages',
      'Files /dashboard/files',
      'Account /account',
    ],
  ],
  [
    { role: 'team' },
    [
      'Overview /dashboard/team',
      'Inbox /dashboard/inbox',
      'Tasks /dashboard/tasks',
      'Projects /dashboard/projects',
      'Reports /dashboard/reports',
      'Files /dashboard/files',
      'Team Members /dashboard/team-members',
      'Account /account',
    ],
  ],
  [
    { role: 'founder' },
    [
      'Overview /founder-dashboard',
      'Inbox /dashboard/inbox',
      'Tasks /dashboard/tasks',
      'Projects /dashboard/projects',
      'Reports /dashboard/reports',
      'Files /dashboard/files',
      'Analytics /founder-dashboard/analytics',
      'People /founder-dashboard/people',
      'Website /founder-dashboard/settings',
      'Audit /founder-dashboard/audit',
      'Account /account',
    ],
  ],
] as const)('§10.57 the navigation shows the entries for the role of %o', async (person, links) => {
  stubBackend({});
  await open('/dashboard/user', person);
  const shown = entryLinks().map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(shown).toEqual(links);
});

test('the entries Messages and Projects of a client show the numbers of unread conversations and projects', async () => {
  stubBackend({
    'POST /rest/v1/rpc/unread_items': () =>
      Response.json([
        { id: 'c1', kind: 'conversation' },
        { id: 'c2', kind: 'conversation' },
        { id: 'p1', kind: 'project' },
      ]),
  });
  await open('/dashboard/user', {});
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  const messages = await nav.findByRole('link', { name: 'Messages 2 unread' });
  expect(messages).toHaveAttribute('href', '/dashboard/messages');
  expect(nav.getByRole('link', { name: 'Projects 1 unread' })).toBeInTheDocument();
});

/** Returns the navigation links, without the links of the account menu at the foot of the navigation. */
function entryLinks() {
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  const account = nav.getByRole('button', { name: 'Asha Roy' }).parentElement;
  return nav.getAllByRole('link').filter((link) => !account?.contains(link));
}

test('§10.57 a phone’s bottom navigation bar shows at most five entries, and the founder’s other entries are below More', async () => {
  stubBackend({});
  await open('/dashboard/user', { role: 'founder' });
  const bar = within(screen.getByRole('navigation', { name: 'Portal' }));
  const more = bar.getByRole('button', { name: 'More' });
  const popover = document.getElementById(more.getAttribute('popovertarget') ?? '');
  const others = within(popover ?? document.body).getAllByRole('link');
  expect(entryLinks().length - others.length).toBe(4);
});

test('§10.57 each navigation entry has an icon, and each role sees on every page exactly one marked entry', () => {
  const entries = entriesIn('en')['portal@1'] ?? [];
  expect(entries.filter(({ icon }) => icon === undefined)).toEqual([]);
  for (const role of ['user', 'team', 'founder_local'] as const) {
    const seen = entries.filter((entry) => entry.for?.includes(role));
    // Another role's dashboard is not part of this role's navigation.
    const pages = routes.filter(
      (route) =>
        'access' in route &&
        (route.access.roles as readonly string[]).includes(role) &&
        !route.id.endsWith('-dashboard'),
    );
    const unmarked = pages.filter(({ path }) => getNavigationPath(seen, path) === undefined);
    expect(unmarked.map(({ id }) => id)).toEqual(
      role === 'user' ? [] : ['messages', 'my-conversation'],
    );
  }
});

test("the user dashboard shows its cards, the user's profile and links", async () => {
  stubBackend({ 'POST /rest/v1/rpc/client_projects': () => Response.json([]) });
  await open('/dashboard/user', { fullName: 'Asha Roy', email: 'asha@client.test' });
  expect(headings(1)).toEqual(['Welcome, Asha Roy!']);
  expect(headings(2)).toEqual([
    'We need from you',
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
  expect(
    await region('Order History').findByText('You have no recent orders.'),
  ).toBeInTheDocument();
  expect(linksOf('Order History')).toEqual([
    'All projects /dashboard/projects',
    'Start a project /contact',
  ]);
  expect(linksOf('Talk to us')).toEqual([
    'Call +91 3582 555 014 tel:+913582555014',
    'Write to us /dashboard/messages#write',
  ]);
  expect(linksOf('Account Settings')).toEqual([
    'Change Password /account#password',
    'Manage Preferences /account#preferences',
    'Notification Settings /account#notifications',
  ]);
});

test('the copy button of the profile card copies the full user ID', async () => {
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
])('the team dashboard of %s shows its cards and links', async (me, position) => {
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
  expect(await screen.findByText(`Welcome, Asha Roy · ${position}`)).toBeInTheDocument();
  expect(headings(2)).toEqual([
    'Monitoring',
    'Due next',
    'Waiting longest',
    'Current Projects',
    'Team Management',
    'Performance Reports',
    'Settings',
    'My Profile',
  ]);
});

test('the founder dashboard shows its cards and links', async () => {
  stubBackend({});
  await open('/founder-dashboard', { role: 'founder' });
  expect(headings(1)).toEqual(['Founder Dashboard']);
  expect(headings(2)).toEqual([
    'Overview',
    'Team this week',
    'Needs you',
    'Projects by stage',
    'Where enquiries come from',
    'Quick Actions',
    'User Management',
    'Analytics',
    'Site Settings',
    'My Profile',
  ]);
  expect(linksOf('Quick Actions')).toEqual([
    'Add New User /founder-dashboard/people#invite',
    'View Reports /dashboard/reports',
    'Update Site Content /founder-dashboard/settings',
  ]);
  expect(linksOf('Site Settings')).toEqual(['Site Settings /founder-dashboard/settings']);
  expect(linksOf('User Management')).toEqual(['User Management /founder-dashboard/people']);
});

test.each(dashboards)('the Log Out button on $path opens the home page', async ({ path }) => {
  stubBackend(answersFor({}));
  const page = await open(path, {});
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  await waitFor(() => expect(page.toast()).toBe('Logged Out'));
});

test('the dashboard remains open after a failed logout and shows the reason', async () => {
  stubBackend({ 'POST /auth/v1/logout': () => errorResponse(422, 'Not now') });
  const page = await open('/dashboard/user', {});
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(page.toast()).toBe('Logout FailedNot now'));
  expect(page.address()).toBe('/dashboard/user');
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
});

describe('Bengali dashboards', () => {
  const person = { fullName: 'আশা রায়', email: 'asha@client.test' };

  test.each([
    ['/dashboard/user', {}],
    ['/dashboard/team', { role: 'team' }],
    ['/founder-dashboard', { role: 'founder' }],
  ] as const)(
    'the Bengali dashboard %s has only Bengali texts, except email addresses and IDs',
    async (path, role) => {
      stubBackend({});
      await open(path, { ...person, ...role }, 'bn');
      expect(findLatinWords(/(id-)?asha@client\.test/g)).toEqual([]);
    },
  );

  test('the loading text of a Bengali portal page is in Bengali', async () => {
    await open('/dashboard/user', undefined, 'bn');
    expect(headings(1)).toEqual(['আপনার ড্যাশবোর্ড লোড হচ্ছে…']);
  });

  test('§10.56 a toast on a Bengali page has a Bengali text even if the auth server sends an English message', async () => {
    stubBackend({ 'POST /auth/v1/logout': () => errorResponse(422, 'Not now') });
    const page = await open('/founder-dashboard', { ...person, role: 'founder' }, 'bn');
    await userEvent.click(screen.getByRole('button', { name: 'লগ-আউট করুন' }));
    await waitFor(() => expect(page.toast()).toBe('লগ-আউট হল নালগ-আউট করা গেল না। আবার চেষ্টা করুন।'));
  });
});

test('after a reply in the chat, only clients see the links to their conversations and projects', () => {
  expect(entriesIn('en')['chat@1']).toEqual([
    { label: 'Your conversations', path: '/dashboard/messages', for: ['user'] },
    { label: 'Ask about a project', path: '/dashboard/projects', for: ['user'] },
  ]);
});
