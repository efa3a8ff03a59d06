import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The words of a thread and of the box that answers in it. */
export const threadCopy = {
  label: 'Messages',
  older: 'Show older messages',
  loadingOlder: 'Loading…',
  you: 'You',
  note: 'Internal note',
  chat: 'From the chat',
  delivery: { queued: 'Queued', sent: 'Sent', failed: 'Not delivered' },
  from: icu('from {address}'),
  reason: icu('Not delivered: {reason}'),
  files: {
    label: 'Files',
    download: icu('Download {name}'),
    failed: 'The file could not be loaded. Try again.',
  },
  quotation: {
    show: 'Show quoted text',
    loading: 'Loading…',
    failed: 'The quoted text could not be loaded. Close it and try again.',
  },
  composer: {
    label: 'Your reply',
    noteLabel: 'Your note',
    noteHint: 'For colleagues alone',
    asNote: 'Write an internal note instead',
    reply: 'Reply',
    replying: 'Sending…',
    addNote: 'Add note',
    addingNote: 'Adding…',
    keys: 'Ctrl + Enter sends',
    blank: 'Write something first.',
    answeredMeanwhile: icu(
      '{name} answered meanwhile. Read it, then send yours if it is still needed.',
    ),
    problems: {
      conflict: 'Something changed here meanwhile. Read the thread again, then send.',
      forbidden: 'Not sent: your session is over. Log in again; what you wrote is kept here.',
      missing: 'Not sent: this conversation is not there any more.',
      offline: 'Not sent: you are offline. What you wrote is kept: send it when you are back.',
      invalid: 'Not sent: this is longer than a message can be.',
      other: 'Not sent. What you wrote is kept: try again.',
    },
    lost: {
      title: icu('Not sent: {subject}'),
      message: 'What you wrote is kept there. Open it and send again.',
    },
    replied: 'Your reply is on its way.',
    noted: 'Your note is kept.',
  },
} as const;

export type ThreadCopy = Translation<typeof threadCopy>;
