import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of loading and failed data. */
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
  /** Replaces a section's content while the portal's network bar reports a lost network. */
  paused: 'Loads when you’re connected again.',
  stale: icu('You may be offline. This is from {time}.'),
} as const;

export type QueryStateTexts = Translation<typeof queryStateTexts>;
