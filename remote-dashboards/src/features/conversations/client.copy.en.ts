import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { threadCopy } from './thread.copy.en.ts';

/** What a client's list of conversations and one of them have in common. */
export const clientCopy = {
  ...portalCopy,
  reading: queryCopy,
  thread: {
    ...threadCopy,
    composer: { ...threadCopy.composer, replied: 'Sent. We answer here and by mail.' },
  },
  states: { open: 'We will reply', waiting: 'We replied', closed: 'Closed' },
  noSubject: 'No subject',
} as const;

export type ClientCopy = Translation<typeof clientCopy>;
