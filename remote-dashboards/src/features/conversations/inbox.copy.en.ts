import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { shortcutTexts } from '../../ui/shortcuts.copy.en.ts';
import { undoTexts } from '../../ui/undo-toast.copy.en.ts';
import { threadTexts } from './thread.copy.en.ts';

/** The texts that the inbox list shares with the page of one conversation. */
export const sharedInboxTexts = {
  ...portalTexts,
  reading: queryStateTexts,
  thread: threadTexts,
  states: {
    open: 'Needs a reply',
    waiting: 'Waiting on them',
    closed: 'Closed',
    spam: 'Spam',
  },
  unassigned: 'Unassigned',
  shortcuts: shortcutTexts,
  undo: undoTexts,
  noSubject: 'No subject',
  presence: {
    writing: icu('{name} is writing a reply.'),
    looking: icu('{name} is viewing this too.'),
  },
} as const;

export type SharedInboxTexts = Translation<typeof sharedInboxTexts>;
