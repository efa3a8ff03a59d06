import type { Translation } from '@torsa/shared/i18n/message';
import { readingMessages } from '../data/reading-messages.en.ts';

/** How the inbox stands, as both dashboards of staff say it. A figure stands before its words. */
export const overviewMessages = {
  reading: readingMessages,
  figures: {
    label: 'The inbox in figures',
    waiting: 'waiting for an answer',
    unassigned: 'nobody’s yet',
    mine: 'yours',
    longest: 'the longest wait began',
  },
  answer: 'Answer the longest wait',
  longest: {
    title: 'Waiting longest',
    list: 'Conversations that wait longest',
    loading: 'Loading the conversations',
    none: 'Nobody waits for an answer. What visitors send from the contact page comes in here.',
    all: 'All in the Inbox',
    noSubject: 'No subject',
  },
} as const;

export type OverviewMessages = Translation<typeof overviewMessages>;
