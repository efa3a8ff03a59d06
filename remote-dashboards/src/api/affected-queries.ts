import type { QueryKey } from '@tanstack/react-query';
import type { News } from './live-connection.ts';

/** The names of the lists that news of a kind can change. */
const lists: Readonly<Record<News['kind'], readonly unknown[]>> = {
  conversation: [
    'inbox',
    'inbox figures',
    'my conversations',
    'conversations of',
    'conversations of client',
    'unread',
  ],
  project: ['projects', 'tasks', 'work figures', 'unread'],
  task: ['tasks', 'work figures'],
  file: ['files'],
  ask: ['asks', 'files'],
  presence: [],
  role: [],
  ended: [],
};

const liveNames = new Set<unknown>([...Object.values(lists).flat(), 'conversation', 'project']);

/** Returns true if live updates keep a query's data up to date. */
export const isLiveQuery = ([name]: QueryKey): boolean => liveNames.has(name);

/** Returns true if news can change a query's data. */
export function isAffected([name, id, part]: QueryKey, news: News): boolean {
  if (lists[news.kind].includes(name)) return true;
  if (id !== news.id) return false;
  if (name === 'project') return news.kind === 'project';
  return name === 'conversation' && news.kind === (part === 'others' ? 'presence' : 'conversation');
}
