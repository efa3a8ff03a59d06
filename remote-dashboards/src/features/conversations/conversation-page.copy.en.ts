import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { createProjectCopy } from '../projects/index.copy.en.ts';
import { ConversationPage } from './conversation-page.tsx';
import { inboxListCopy } from './inbox-list.copy.en.ts';

export const conversationCopy = {
  ...inboxListCopy,
  head: { title: 'Conversation', description: 'A conversation with a visitor or client.' },
  back: 'All conversations',
  loadingOne: 'Loading the conversation',
  keys: {
    r: 'Write a reply',
    n: 'Note or reply',
    a: 'Assign to me',
    e: 'Close or reopen',
    u: 'All conversations',
  },
  from: {
    title: 'From',
    client: 'Client. The account has confirmed this address.',
    visitor: 'Visitor who was not logged in. The address is not confirmed.',
    writtenAs: icu('Written while logged in as {account}.'),
    givesAddress: icu('Gives the address {email}, which that account has not confirmed.'),
    answersGo: 'Answers go only to this address. The account cannot read them.',
    since: icu('First wrote on {moment}'),
    source: icu('Came from {page}'),
    others: 'What else they wrote',
    noOthers: 'Nothing else.',
  },
  project: { title: 'Project', make: createProjectCopy, services: projectTerms.services },
  handling: {
    title: 'Handling',
    assignee: 'Assigned to',
    assignToMe: 'Assign to me',
    close: 'Close conversation',
    reopen: 'Reopen',
    spam: 'Mark as spam',
    problems: {
      conflict: 'Somebody changed this meanwhile; what you see now is how it stands.',
      forbidden: 'Not changed: your session is over. Log in again.',
      other: 'Not changed. Is the network there? Try again.',
    },
  },
  canned: {
    label: 'Canned reply',
    choose: 'Insert a canned reply…',
    keep: 'Keep this text as a canned reply',
    change: icu('Change “{title}”'),
    title: 'Name of the canned reply',
    text: 'Text of the canned reply',
    titleMissing: 'Give it a name.',
    textMissing: 'Write its text.',
    save: 'Save changes',
    cancel: 'Cancel',
    delete: 'Delete',
    conflict:
      'Somebody changed or deleted it meanwhile. Your text is here still: copy it, and choose the reply again.',
    failed: 'Not kept. Try again.',
  },
} as const;

export type ConversationCopy = Translation<typeof conversationCopy>;

export default definePage('en', ConversationPage, conversationCopy);
