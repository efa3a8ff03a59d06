import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of the toast with Undo after a sent reply or note. */
export const sentMessageToastTexts = {
  sent: 'Sent',
  sentAndClosed: 'Sent and closed',
  closed: 'Closed',
  noted: 'Note added',
  /** The reasons why a reply cannot be undone. */
  problems: {
    sent: 'It’s too late. Your reply has been sent.',
    read: 'The client has already read your reply.',
    changed: 'The conversation has changed since your reply.',
  },
} as const;

export type SentMessageToastTexts = Translation<typeof sentMessageToastTexts>;
