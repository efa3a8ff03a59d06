import type { QueryKey } from '@tanstack/react-query';
import type { LiveUpdate } from './live-connection.ts';

/** The names of the queries that each type of live update can change. */
const lists: Readonly<Record<LiveUpdate['kind'], readonly unknown[]>> = {
  conversation: [
    'inbox',
    'inbox figures',
    'my conversations',
    'project list',
    'conversations of',
    'conversations of client',
    'unread',
  ],
  project: ['projects', 'project list', 'tasks', 'work figures', 'unread'],
  task: ['tasks', 'project list', 'work figures'],
  file: ['files', 'project list'],
  ask: ['asks', 'project list', 'files'],
  view: ['saved views'],
  presence: [],
  role: [],
  ended: [],
};

const liveNames = new Set<unknown>([...Object.values(lists).flat(), 'conversation', 'project']);

/** Returns true if live updates refetch this query. */
export const isLiveUpdatedQuery = ([name]: QueryKey): boolean => liveNames.has(name);

/** Returns true if this live update can change the query's data. */
export function isQueryAffectedByUpdate([name, id, part]: QueryKey, update: LiveUpdate): boolean {
  if (lists[update.kind].includes(name)) return true;
  if (id !== update.id) return false;
  if (name === 'project') return update.kind === 'project';
  return (
    name === 'conversation' && update.kind === (part === 'others' ? 'presence' : 'conversation')
  );
}
