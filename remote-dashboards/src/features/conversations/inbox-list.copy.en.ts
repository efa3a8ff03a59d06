import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { sharedInboxTexts } from './inbox.copy.en.ts';

/** The texts of the inbox list, which is shown alone and beside an open conversation. */
export const inboxListTexts = {
  ...sharedInboxTexts,
  list: 'Conversations',
  loadingList: 'Loading the conversations',
  search: 'Search',
  searchHint: 'Name, email or text',
  assignee: { label: 'Assigned to', mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
  state: { label: 'State', any: 'Any' },
  shown: icu(
    '{count, plural, =0 {Showing no conversations.} one {Showing # conversation.} other {Showing # conversations.}}',
  ),
  more: 'Load more',
  loadingMore: 'Loading…',
  row: {
    select: icu('Select {name}, {subject}'),
    assignee: icu('assigned to {name}'),
  },
  selection: {
    label: 'Selected conversations',
    count: icu('{count, number} selected'),
    ofOne: icu('{name}: {result}'),
    assign: 'Assign to me',
    assigned: icu('{count, plural, one {# conversation} other {# conversations}} assigned to you'),
    close: 'Close',
    closed: icu('{count, plural, one {# conversation} other {# conversations}} closed'),
    reopen: 'Reopen',
    reopened: icu('{count, plural, one {# conversation} other {# conversations}} reopened'),
    spam: 'Spam',
    spammed: icu('{count, plural, one {# conversation} other {# conversations}} marked as spam'),
    snooze: 'Snooze',
    snoozed: icu(
      '{count, plural, one {# conversation} other {# conversations}} snoozed until {time}',
    ),
    clear: 'Clear',
  },
  keys: {
    j: 'Open the next conversation',
    k: 'Open the previous conversation',
    '/': 'Search',
    r: 'Write a reply',
    n: 'Write a note',
    a: 'Assign to me',
    'Shift A': 'Choose an assignee',
    h: 'Snooze',
    p: 'Choose a project',
    e: 'Close or reopen',
    '!': 'Mark as spam',
    x: 'Select the conversation',
    c: 'New task',
    z: 'Undo',
    u: 'Back to all conversations',
    'Ctrl Enter': 'Send the reply',
    'Ctrl Shift Enter': 'Send and close',
    Esc: 'Leave the text field',
  },
  missedKey: {
    title: icu('Not applied: key {key}'),
    message: 'The conversation changed or was still loading. Read it, then press the key again.',
  },
  none: 'All caught up. New messages appear here.',
  noneFound: 'No conversations match these filters.',
  showAll: 'Show all that need a reply',
} as const;

export type InboxListTexts = Translation<typeof inboxListTexts>;
