import { logOutTexts } from '@torsa/shared/auth/log-out.copy.en';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import type { SearchTargetKind } from './search-targets.ts';

/** The texts of the portal search. */
export const portalSearchTexts = {
  open: 'Search all',
  label: 'Search',
  hint: 'Names, subjects, messages, projects…',
  close: 'Close',
  failed: 'Couldn’t search. Check your connection and try again.',
  nothing: 'No matches. Try another word.',
  found: icu('{count, plural, =0 {No matches} one {# match} other {# matches}}'),
  groups: {
    recent: 'Recent',
    command: 'Commands',
    view: 'Saved views',
    page: 'Pages',
    conversation: 'Conversations',
    message: 'Messages',
    project: 'Projects',
    task: 'Tasks',
    file: 'Files',
    staff: 'Team',
    client: 'Clients',
  } satisfies Record<SearchTargetKind, string>,
  commands: {
    task: 'New task',
    invite: 'Invite a team member',
    light: 'Use light colours',
    dark: 'Use dark colours',
    logOut: 'Log out',
  },
  logOut: logOutTexts,
  noSubject: 'No subject',
} as const;

export type PortalSearchTexts = Translation<typeof portalSearchTexts>;
