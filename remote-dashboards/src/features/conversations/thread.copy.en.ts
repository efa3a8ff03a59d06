import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of a conversation's messages and of its reply form. */
export const threadTexts = {
  label: 'Messages',
  older: 'Show older messages',
  loadingOlder: 'Loading…',
  you: 'You',
  note: 'Internal note',
  chat: 'From the chat',
  delivery: { queued: 'Sending…', sent: 'Sent', failed: 'Couldn’t deliver' },
  seen: 'Seen',
  from: icu('from {address}'),
  reason: icu('Couldn’t deliver: {reason}'),
  files: {
    label: 'Files',
    download: icu('Download {name}'),
    failed: 'Couldn’t load the file. Try again.',
  },
  quotation: {
    show: 'Show quoted text',
    loading: 'Loading…',
    failed: 'Couldn’t load the quoted text. Close it and try again.',
  },
  composer: {
    label: 'Your reply',
    noteLabel: 'Your note',
    noteHint: 'Only your team sees this',
    kinds: 'Kind of message',
    tabs: { reply: 'Reply', note: 'Note' },
    draft: 'Draft',
    extras: 'Files and more',
    reply: 'Reply',
    replying: 'Sending…',
    replyAndClose: 'Send and close',
    addNote: 'Add note',
    addingNote: 'Adding…',
    keys: 'Press Ctrl + Enter to send',
    keysWithClose: 'Ctrl + Enter sends. Ctrl + Shift + Enter also closes.',
    blank: 'Enter a message.',
    uploading: 'Not sent yet. Wait until your files are uploaded, or cancel them.',
    answeredMeanwhile: icu('{name} just replied. Still want to send yours?'),
    problems: {
      conflict: 'This conversation just changed. Read the new messages, then send.',
      forbidden: 'Not sent. Your text is safe. Log in again, then send it.',
      missing: 'Not sent. This conversation was deleted.',
      offline: 'Not sent. You’re offline. Your text is safe. Send it when you’re back online.',
      invalid: 'Not sent. Your message is too long. Shorten it and send it again.',
      other: 'Not sent. Your text is safe. Try again.',
    },
    lost: {
      title: icu('Not sent: {subject}'),
      message: 'Your text is safe there. Open it and send it again.',
    },
    replied: 'Your reply is on its way.',
  },
} as const;

export type ThreadTexts = Translation<typeof threadTexts>;
