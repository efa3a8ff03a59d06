import type { Role } from '@torsa/shared/auth';
import type { SearchResult } from '../api/search.ts';

/** The kinds in the order of their groups. */
export const kinds = [
  'page',
  'conversation',
  'message',
  'project',
  'task',
  'file',
  'staff',
  'client',
] as const;

export type TargetKind = (typeof kinds)[number];

/** An option of the search: a link. */
export interface SearchTarget {
  readonly kind: TargetKind;
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly detail: string;
}

const peoplePath = (role: Role) =>
  role === 'team' ? '/dashboard/team-members' : '/founder-dashboard/people';

/** The page that shows a result to a person in a role. */
const pathOf = ({ kind, id, parent_id: parent }: SearchResult, role: Role): string => {
  const conversations = role === 'user' ? '/dashboard/messages' : '/dashboard/inbox';
  const paths: Record<string, string> = {
    conversation: `${conversations}/${id}`,
    message: `${conversations}/${parent}`,
    file: `${conversations}/${parent}`,
    project: `/dashboard/projects/${id}`,
    task: `/dashboard/projects/${parent}`,
  };
  return paths[kind] ?? peoplePath(role);
};

interface Page {
  readonly path: string;
  readonly label: string;
}

/** Staff know a conversation by its sender, and clients by its subject. */
function textsOf({ kind, title, detail }: SearchResult, role: Role) {
  if (kind === 'conversation' && role !== 'user') return { title: detail, detail: title };
  // A project's detail is the name of its stage in the database.
  return { title, detail: kind === 'project' ? '' : detail };
}

/** Without case and accents, as in the database. Vowel signs of Bengali are no accents. */
const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The pages whose label contains the query, then the results by kind. Without a query, all pages. */
export function searchTargets(
  query: string,
  pages: readonly Page[],
  results: readonly SearchResult[],
  role: Role,
): readonly SearchTarget[] {
  const typed = normalise(query.trim());
  const matching = pages
    .filter(({ label }) => normalise(label).includes(typed))
    .map(({ path, label }) => ({
      kind: 'page' as const,
      id: path,
      path,
      title: label,
      detail: '',
    }));
  const found = results.map((result) => ({
    kind: result.kind as TargetKind,
    id: result.id,
    path: pathOf(result, role),
    ...textsOf(result, role),
  }));
  return kinds.flatMap((kind) => [...matching, ...found].filter((target) => target.kind === kind));
}
