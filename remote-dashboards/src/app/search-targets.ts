import type { SessionRole } from '@torsa/shared/auth';
import type { SavedView } from '../api/saved-views.ts';
import type { SearchResult } from '../api/search.ts';

/** The types of search results, in the order of their groups. */
export const searchTargetKinds = [
  'recent',
  'command',
  'view',
  'page',
  'conversation',
  'message',
  'project',
  'task',
  'file',
  'staff',
  'client',
] as const;

export type SearchTargetKind = (typeof searchTargetKinds)[number];

/** An option of the search dialog: a link, or a command on the current page. */
export interface SearchTarget {
  readonly kind: SearchTargetKind;
  readonly id: string;
  /** The path of the linked page, or an empty text for a command. */
  readonly path: string;
  readonly title: string;
  readonly detail: string;
  /** Runs the command. Undefined if the option is a link. */
  readonly run?: () => void;
}

const peoplePath = (role: SessionRole) =>
  role === 'team' ? '/dashboard/team-members' : '/founder-dashboard/people';

/** Returns the path on which a user with this role sees a search result. */
const pathOf = ({ kind, id, parent_id: parent }: SearchResult, role: SessionRole): string => {
  const conversations = role === 'user' ? '/dashboard/messages' : '/dashboard/inbox';
  const paths: Record<string, string> = {
    conversation: `${conversations}/${id}`,
    message: `${conversations}/${parent}`,
    file: `${conversations}/${parent}`,
    project_file: `/dashboard/files?file=${id}`,
    project: `/dashboard/projects/${id}`,
    task: `/dashboard/tasks?task=${id}`,
  };
  return paths[kind] ?? peoplePath(role);
};

interface Page {
  readonly path: string;
  readonly label: string;
}

type View = Pick<SavedView, 'id' | 'name' | 'path'>;

/** Returns the texts of a search result. A conversation shows staff the sender, and clients the subject. */
function textsOf({ kind, title, detail }: SearchResult, role: SessionRole) {
  if (kind === 'conversation' && role !== 'user') return { title: detail, detail: title };
  // Omit a project's detail, which is the database's name of its stage.
  return { title, detail: kind === 'project' ? '' : detail };
}

/** Removes case and accents like the database search, but no Bengali vowel signs, which are letters. */
const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

interface Offered {
  /** The search results that the user opened before, latest first. */
  readonly recent: readonly SearchTarget[];
  readonly commands: readonly SearchTarget[];
  readonly views: readonly View[];
  readonly pages: readonly Page[];
}

/** Returns the commands, saved views and pages that match the query, and the database's results, by type. */
export function findSearchTargets(
  query: string,
  { recent, commands, views, pages }: Offered,
  results: readonly SearchResult[],
  role: SessionRole,
): readonly SearchTarget[] {
  const typed = normalise(query.trim());
  const ofPages = pages.map(({ path, label }) => ({
    kind: 'page' as const,
    id: path,
    path,
    title: label,
    detail: '',
  }));
  const ofViews = views.map(({ id, name, path }) => ({
    kind: 'view' as const,
    id,
    path,
    title: name,
    detail: '',
  }));
  const matching = [...commands, ...ofViews, ...ofPages].filter(({ title }) =>
    normalise(title).includes(typed),
  );
  const found = results.map((result) => ({
    // The search dialog shows project files and conversation files in one group.
    kind: (result.kind === 'project_file' ? 'file' : result.kind) as SearchTargetKind,
    id: result.id,
    path: pathOf(result, role),
    ...textsOf(result, role),
  }));
  const targets = [...(typed ? [] : recent), ...matching, ...found];
  return searchTargetKinds.flatMap((kind) => targets.filter((target) => target.kind === kind));
}
