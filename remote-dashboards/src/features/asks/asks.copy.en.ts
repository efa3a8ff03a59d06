import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts about requests to clients that the pages of clients and staff share. */
export const requestsToClientTexts = {
  due: { due: 'Due', late: 'Late', undated: 'No due date' },
  version: icu('Version {number}'),
  versionText: icu('Text of version {number}'),
  files: icu('{count, plural, one {# file} other {# files}}'),
  filesOf: icu('{count} of {needed}'),
  decisions: {
    approved: icu('{who} approved this on {day}.'),
    changes: icu('{who} asked for changes on {day}.'),
  },
  words: icu('“{words}”'),
  record: {
    title: 'Approval record',
    version: 'Version',
    content: 'Content',
    text: 'Text',
    way: 'How',
    ways: { session: 'Logged in to the portal', link: 'Link in an email' },
    at: 'When',
    hash: 'SHA-256',
  },
} as const;

export type RequestsToClientTexts = Translation<typeof requestsToClientTexts>;
