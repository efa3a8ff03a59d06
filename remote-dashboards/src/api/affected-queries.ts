import type { QueryKey } from '@tanstack/react-query';
import type { News } from './live-connection.ts';

/** For each kind of live update, the names of the queries whose lists can change. */
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

/** Returns true if live updates refetch this query. */
export const usesLiveUpdates = ([name]: QueryKey): boolean => liveNames.has(name);

/** Returns true if a live update can change the data of this query. */
export function isQueryAffected([name, id, part]: QueryKey, news: News): boolean {
  if (lists[news.kind].includes(name)) return true;
  if (id !== news.id) return false;
  if (name === 'project') return news.kind === 'project';
  return name === 'conversation' && news.kind === (part === 'others' ? 'presence' : 'conversation');
}
