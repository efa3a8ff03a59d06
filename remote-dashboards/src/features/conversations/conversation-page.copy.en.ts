import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { pageNames } from '../../ui/page-names.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { undoTexts } from '../../ui/undo-toast.copy.en.ts';
import { createProjectCopy } from '../projects/index.copy.en.ts';
import { ConversationPage } from './conversation-page.tsx';
import { inboxListTexts } from './inbox-list.copy.en.ts';
import { sentMessageToastTexts } from './sent-toast.copy.en.ts';

export const conversationTexts = {
  ...inboxListTexts,
  sentToast: sentMessageToastTexts,
  pageNames: { ...pageNames, services: projectTerms.services },
  head: { title: 'Conversation', description: 'A conversation with a visitor or client.' },
  back: 'All conversations',
  notFound: 'We can’t find this conversation. It may have been removed.',
  loadingOne: 'Loading the conversation',
  about: icu('About {name}'),
  from: {
    title: 'About the sender',
    client: 'Client. This email address is confirmed.',
    visitor: 'Visitor who was not logged in. This email address is not confirmed.',
    writtenAs: icu('Sent by the logged-in account {account}.'),
    givesAddress: icu('The reply address {email} is not confirmed for that account.'),
    answersGo: 'Replies go only to this address and don’t appear in the account.',
    since: icu('First message: {moment}'),
    source: icu('Sent from the page {page}'),
    others: 'Other conversations',
    noOthers: 'No other conversations.',
  },
  project: {
    title: 'Project',
    make: createProjectCopy,
    services: projectTerms.services,
    link: {
      undo: undoTexts,
      label: 'Existing project',
      choose: 'Choose a project',
      missing: 'Choose a project first.',
      submit: 'Link project',
      remove: 'Unlink project',
      linked: icu('Linked with “{title}”'),
      removed: icu('Unlinked from “{title}”'),
      problems: {
        conflict: 'This conversation already has a project. Load the page again.',
        other: 'Not saved. Check your connection and try again.',
      },
    },
  },
  handling: {
    title: 'Details',
    actions: 'Actions',
    /**
     * The short labels of the buttons on a phone. Each full name contains its short label, so that voice control finds
     * the button.
     */
    short: {
      assign: 'Assign',
      assigned: 'Assigned',
      close: 'Close',
      spam: 'Spam',
      snooze: 'Snooze',
    },
    assignee: 'Assignee',
    assignToMe: 'Assign to me',
    assignedToMe: 'Assigned to you',
    close: 'Close conversation',
    reopen: 'Reopen',
    spam: 'Mark as spam',
    snooze: 'Snooze',
    snoozeTimes: {
      tomorrow: 'Until tomorrow, 9:00',
      monday: 'Until Monday, 9:00',
      week: 'For a week',
    },
    snoozeDay: {
      label: 'Another day',
      problem: 'Choose a day after today, within a year.',
      submit: 'Snooze until this day',
    },
    snoozedUntil: icu('Snoozed until {time}'),
    results: {
      snoozed: icu('Snoozed until {time}'),
      assigned: icu('Assigned to {name}'),
      unassigned: 'Unassigned',
      open: 'Reopened',
      waiting: 'Waiting for their answer',
      closed: 'Closed',
      spam: 'Marked as spam',
    },
    problems: {
      conflict: 'Someone else just changed this. You’re looking at the latest version.',
      forbidden: 'Not changed. Please log in again and try once more.',
      other: 'Not changed. Check your connection and try again.',
    },
  },
  canned: {
    label: 'Template',
    choose: 'Insert a template…',
    keep: 'Save as template',
    change: icu('Edit “{title}”'),
    title: 'Template name',
    text: 'Template text',
    titleMissing: 'Enter a name for the template.',
    textMissing: 'Enter the text of the template.',
    save: 'Save template',
    cancel: 'Cancel',
    delete: 'Delete template',
    conflict:
      'Someone else changed or deleted this template. Your text is still here. Copy it, then choose the template again.',
    failed: 'Couldn’t save the template. Try again.',
  },
} as const;

export type ConversationTexts = Translation<typeof conversationTexts>;

export default definePage('en', ConversationPage, conversationTexts);
