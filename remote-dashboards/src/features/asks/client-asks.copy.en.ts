import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { requestsToClientTexts } from './asks.copy.en.ts';

/** The texts of the client's checklist of requests from the team. */
export const clientChecklistTexts = {
  ...requestsToClientTexts,
  list: 'We need from you',
  done: icu('Done ({count})'),
  askedBy: icu('Asked by {who}'),
  changeRequest: icu('{who} asks for a change:'),
  sendFiles: 'I’ve sent everything',
  noFile: 'Upload at least one file first.',
  labels: { text: 'Your text', answer: 'Your answer' },
  send: { text: 'Send text', answer: 'Send answer' },
  sending: 'Sending…',
  blank: 'Enter some text.',
  approve: 'Approve',
  approveQuestion: 'We’ll build exactly this. You can still write to us.',
  changes: 'Ask for changes',
  changesLabel: 'What should we change?',
  changesMissing: 'Tell us what to change.',
  cancel: 'Cancel',
  approval: 'Approval',
  approvalOf: icu('Approval of v{number}'),
  otherVersion: icu('You’re asked to approve v{number}, not this one.'),
  showVersion: icu('Show v{number}'),
  sent: icu('Sent {day}'),
  accepted: 'Received, thank you',
  change: 'Change',
  changeOf: icu('Change: {text}'),
  keep: 'Keep what I sent',
  justSent: 'Sent. Thank you.',
  thanks: icu('Thank you. {who} will look at it.'),
  sentBy: icu('{who} sent this on {day}.'),
  withdrawn: icu('No longer needed: {text}'),
  problems: {
    conflict: 'This request was just changed. Read it again, then send.',
    forbidden: 'Not sent. Your text is safe. Log in again, then send it.',
    missing: 'Not sent. This request no longer exists.',
    other: 'Not sent. Your text is safe. Check your connection and try again.',
  },
} as const;

export type ClientChecklistTexts = Translation<typeof clientChecklistTexts>;
