import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts that appear while data loads, and when loading fails. */
export const queryStateTexts = {
  loading: 'Loading',
  slow: 'Still loading…',
  retry: 'Try again',
  call: icu('Call {number}'),
  problems: {
    unavailable: 'Couldn’t load this. Check your connection and try again.',
    forbidden:
      'Please log in again to see this. If it still doesn’t open, your account has no access to it.',
    missing: 'This was removed.',
  },
  /** Replaces the content of a page section while a bar at the top of the portal reports a lost network. */
  paused: 'Loads when you’re connected again.',
  stale: icu('You may be offline. This is from {time}.'),
} as const;

export type QueryStateTexts = Translation<typeof queryStateTexts>;
