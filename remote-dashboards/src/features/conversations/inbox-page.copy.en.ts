import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { inboxListTexts } from './inbox-list.copy.en.ts';
import { InboxPage } from './inbox-page.tsx';

const inboxPageCopy = {
  ...inboxListTexts,
  head: { title: 'Inbox', description: 'Messages from visitors and clients that need a reply.' },
  choose: 'Pick a conversation to read it here.',
} as const;

export type InboxPageTexts = Translation<typeof inboxPageCopy>;

export default definePage('en', InboxPage, inboxPageCopy);
