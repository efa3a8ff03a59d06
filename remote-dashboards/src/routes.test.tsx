import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '@torsa/shared/auth';
import { routesIn } from '@torsa/shared/contract/load-in';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
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
import { routes } from './routes.ts';

type Path = (typeof routes)[number]['path'];

const dashboards = routes.filter(({ id }) => id.endsWith('-dashboard'));

let stop = () => {};

beforeEach(() => localStorage.clear());

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function open(path: Path, person?: Person, language: Language = 'en') {
  const route = routesIn(language, { routes }).routes.find((one) => one.path === path);
  if (!route) throw new Error(`No route ${path}`);
  const { default: Page } = await route.load();
  if (person) storeSession(person);
  const page = renderPage(
    <I18nProvider value={createI18n(language)}>
      <Page />
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
    /^(Loading your dashboard…|Inbox|Messages|Conversation|People|Audit|Team Members|Account Settings)$/;
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
    '/founder-dashboard/people': accessRules.founder,
    '/founder-dashboard/audit': accessRules.founder,
    '/dashboard/team-members': accessRules.team,
    '/account': accessRules.client,
  });
});

test.each([
  [{}, ['Overview /dashboard/user', 'Messages /dashboard/messages']],
  [{ role: 'team' }, ['Overview /dashboard/team', 'Inbox /dashboard/inbox']],
  [{ role: 'founder' }, ['Overview /founder-dashboard', 'Inbox /dashboard/inbox']],
] as const)('the navigation of %o', async (person, links) => {
  stubBackend({});
  await open('/dashboard/user', person);
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  const shown = nav
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(shown).toEqual(links);
});

test.each([
  ['/dashboard/team', { role: 'team' }, 'Monitoring'],
  ['/founder-dashboard', { role: 'founder' }, 'Overview'],
] as const)('%s says how many wait for an answer', async (path, person, card) => {
  const figures = { waiting: 3, mine: 1, unassigned: 2, oldest: '2026-11-20T08:00:00+00:00' };
  stubBackend({ 'POST /rest/v1/rpc/inbox_figures': () => Response.json([figures]) });
  await open(path, person);
  const link = await region(card).findByRole('link', { name: '3 wait for an answer' });
  expect(link.getAttribute('href')).toBe('/dashboard/inbox');
});

test('§2 the user dashboard', async () => {
  stubBackend({});
  await open('/dashboard/user', { fullName: 'Asha Roy', email: 'asha@client.test' });
  expect(headings(1)).toEqual(['Welcome, Asha Roy!']);
  expect(headings(2)).toEqual(['My Profile', 'Order History', 'Account Settings']);
  const profile = region('My Profile');
  expect(profile.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Asha Roy',
    'asha@client.test',
    'id-asha@client.test',
  ]);
  expect(linksOf('My Profile')).toEqual(['Edit Profile /account#profile']);
  expect(region('Order History').getByText('You have no recent orders.')).toBeTruthy();
  expect(linksOf('Account Settings')).toEqual([
    'Change Password /account#password',
    'Manage Preferences /account#preferences',
    'Notification Settings /account#notifications',
  ]);
});

test('§2 the team dashboard', async () => {
  stubBackend({});
  await open('/dashboard/team', { role: 'team' });
  expect(headings(1)).toEqual(['Team Dashboard']);
  expect(headings(2)).toEqual([
    'My Profile',
    'Monitoring',
    'Team Management',
    'Current Projects',
    'Performance Reports',
    'Settings',
  ]);
});

test('§2 the founder dashboard', async () => {
  stubBackend({});
  await open('/founder-dashboard', { role: 'founder' });
  expect(headings(1)).toEqual(['Founder Dashboard']);
  expect(headings(2)).toEqual([
    'Overview',
    'User Management',
    'Analytics',
    'Site Settings',
    'Quick Actions',
  ]);
  expect(buttonsOf('Quick Actions')).toHaveLength(2);
  const link = region('Quick Actions').getByRole('link', { name: 'Add New User' });
  expect(link.getAttribute('href')).toBe('/founder-dashboard/people#invite');
  const tile = screen.getByRole('link', { name: 'User Management' });
  expect(tile.getAttribute('href')).toBe('/founder-dashboard/people');
  const overview = region('Overview');
  const texts = (role: string) => overview.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Offices', 'Languages']);
  expect(texts('definition')).toEqual(['2', '2']);
});

test('a placeholder says that it is not ready yet', async () => {
  stubBackend({});
  const page = await open('/dashboard/team', { role: 'team' });
  await userEvent.click(screen.getByRole('button', { name: 'Weekly Report' }));
  expect(page.toast()).toBe('Weekly Report is coming soon.');
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

  test('a toast of our own is in Bengali and says so; one of the specification stays English', async () => {
    stubBackend({ 'POST /auth/v1/logout': () => refusal(422, 'Not now') });
    const page = await open('/dashboard/team', { ...person, role: 'team' }, 'bn');
    const toastLanguage = () => document.querySelector('aside [lang]')?.getAttribute('lang');
    await userEvent.click(screen.getByRole('button', { name: 'সাপ্তাহিক রিপোর্ট' }));
    expect(page.toast()).toBe('“সাপ্তাহিক রিপোর্ট” শিগগিরই আসছে।');
    expect(toastLanguage()).toBe('bn');
    await userEvent.click(screen.getByRole('button', { name: 'লগ-আউট করুন' }));
    await waitFor(() => expect(page.toast()).toBe('Logout FailedNot now'));
    expect(toastLanguage()).toBe('en');
  });
});
