import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { EmailLinkPage } from './link-page.tsx';

const copy = {
  head: { title: 'Your task', description: 'One task for you from Torsa, without logging in.' },
  reading: queryStateTexts,
  loading: 'Loading your task',
  titles: {
    approval: 'Your approval, please',
    answer: 'A question for you',
    text: 'Your text, please',
    files: 'Your files, please',
  },
  person: icu('For {person} · {project}'),
  recordedAs: icu('We record this as {person}’s answer.'),
  onlyThis: 'This link opens only this task.',
  ended: {
    unknown: {
      title: 'This link doesn’t work',
      text: 'Part of the link may be missing. Open the link from the email again, or log in.',
    },
    used: { title: 'Thank you', text: 'We have received it. You don’t need this link any more.' },
    done: { title: 'This is already done', text: 'This link is no longer needed.' },
    expired: {
      title: 'This link has expired',
      text: 'Links work for 14 days. Log in to find the task.',
    },
    replaced: {
      title: 'This link is out of date',
      text: 'Open the link in our newest email about this task, or log in.',
    },
  },
  logIn: 'Log in',
  dashboard: 'Open my dashboard',
} as const;

export type EmailLinkPageTexts = Translation<typeof copy>;

export default definePage('en', EmailLinkPage, copy);
