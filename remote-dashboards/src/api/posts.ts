import type { Post } from './people-queries.ts';

export type { Post };

/** What somebody of the staff can be, the most usual first. */
export const posts = ['team_member', 'team_leader', 'founder'] as const satisfies readonly Post[];
