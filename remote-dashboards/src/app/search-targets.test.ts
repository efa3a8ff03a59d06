import { expect, test } from 'vitest';
import type { SearchResult } from '../api/search.ts';
import { findSearchTargets } from './search-targets.ts';

const result = (kind: string, id: string, parent = ''): SearchResult => ({
  kind,
  id,
  parent_id: parent,
  title: `${kind} ${id}`,
  detail: 'detail',
  at: '2026-11-25T10:00:00Z',
});

const noOffers = { recent: [], commands: [], views: [], pages: [] };
const withPages = (pages: readonly { path: string; label: string }[]) => ({ ...noOffers, pages });
const target = (kind: 'recent' | 'command', title: string) => ({
  kind,
  id: title,
  path: '',
  title,
  detail: '',
});

const pages = [
  { path: '/dashboard/inbox', label: 'Inbox' },
  { path: '/dashboard/tasks', label: 'Tasks' },
  { path: '/account', label: 'Équipe' },
];

const paths = (results: readonly SearchResult[], role: 'user' | 'team' | 'founder_local') =>
  findSearchTargets('zzz', noOffers, results, role).map(({ path }) => path);

test('findSearchTargets returns all pages for an empty query', () => {
  expect(findSearchTargets('', withPages(pages), [], 'team').map(({ title }) => title)).toEqual([
    'Inbox',
    'Tasks',
    'Équipe',
  ]);
});

test('findSearchTargets finds a page by a substring of its label and ignores case and accents', () => {
  expect(findSearchTargets('EQUI', withPages(pages), [], 'team').map(({ path }) => path)).toEqual([
    '/account',
  ]);
});

test('findSearchTargets matches a Bengali page label only with the same vowel signs', () => {
  const bengali = [{ path: '/dashboard/tasks', label: 'কাজের তালিকা' }];
  expect(findSearchTargets('কাজ', withPages(bengali), [], 'team')).toHaveLength(1);
  expect(findSearchTargets('কিজ', withPages(bengali), [], 'team')).toHaveLength(0);
});

test('findSearchTargets returns pages before results and groups the results by kind', () => {
  const results = [result('task', 't', 'p'), result('conversation', 'c'), result('task', 'u', 'p')];
  expect(
    findSearchTargets('tasks', withPages(pages), results, 'team').map(({ kind }) => kind),
  ).toEqual(['page', 'conversation', 'task', 'task']);
});

test('message and file results of the portal search link to their conversation, in the staff’s inbox or the client’s messages', () => {
  const results = [result('message', 'm', 'c'), result('file', 'f', 'c')];
  expect(paths(results, 'team')).toEqual(['/dashboard/inbox/c', '/dashboard/inbox/c']);
  expect(paths(results, 'user')).toEqual(['/dashboard/messages/c', '/dashboard/messages/c']);
});

test('a project file appears in the file group of the search results and links to the file', () => {
  const [found] = findSearchTargets('zzz', noOffers, [result('project_file', 'f', 'p')], 'user');
  expect(found).toMatchObject({ kind: 'file', path: '/dashboard/files?file=f' });
});

test('a task result of the portal search opens the task’s sheet, and a user result opens the people page', () => {
  expect(paths([result('task', 't', 'p')], 'team')).toEqual(['/dashboard/tasks?task=t']);
  expect(paths([result('staff', 's')], 'team')).toEqual(['/dashboard/team-members']);
  expect(paths([result('staff', 's'), result('client', 'k')], 'founder_local')).toEqual([
    '/founder-dashboard/people',
    '/founder-dashboard/people',
  ]);
});

test('a conversation result begins with the sender for staff and with the subject for a client', () => {
  const [forStaff] = findSearchTargets('zzz', noOffers, [result('conversation', 'c')], 'team');
  const [forClient] = findSearchTargets('zzz', noOffers, [result('conversation', 'c')], 'user');
  expect([forStaff?.title, forStaff?.detail]).toEqual(['detail', 'conversation c']);
  expect([forClient?.title, forClient?.detail]).toEqual(['conversation c', 'detail']);
});

test('without a query, the search lists recent results and all commands; with a query, it lists only matching commands', () => {
  const offered = {
    recent: [target('recent', 'School site')],
    commands: [target('command', 'New task'), target('command', 'Log out')],
    views: [],
    pages,
  };
  const titles = (query: string) =>
    findSearchTargets(query, offered, [], 'team').map(({ title }) => title);
  expect(titles('').slice(0, 3)).toEqual(['School site', 'New task', 'Log out']);
  expect(titles('task')).toEqual(['New task', 'Tasks']);
  expect(titles('school')).toEqual([]);
});
