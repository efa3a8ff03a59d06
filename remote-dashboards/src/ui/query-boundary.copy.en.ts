import type { Translation } from '@torsa/shared/i18n/message';

/** The words of a list or a row that is being read. */
export const queryCopy = {
  loading: 'Loading',
  retry: 'Try again',
  problems: {
    unavailable: 'This could not be loaded. Is the network there?',
    forbidden: 'Your session is over, or this is not yours to see. Log in again, then come back.',
    missing: 'There is nothing here any more.',
  },
  stale: 'This may be out of date: the last look did not get through.',
} as const;

export type QueryCopy = Translation<typeof queryCopy>;
