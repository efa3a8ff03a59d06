import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** Interface texts of the upload list. */
export const uploadCopy = {
  list: 'Uploads',
  progress: icu('{count, plural, one {Uploading # file} other {Uploading # files}}: {percent}%'),
  done: icu('{count, plural, one {# file uploaded} other {# files uploaded}}'),
  failed: icu('{count, plural, one {# file not uploaded} other {# files not uploaded}}'),
  of: icu('Upload of {name}'),
  queued: 'Waiting',
  preparing: 'Starting',
  reconnecting: 'Connection lost. The upload continues by itself.',
  offline: 'You’re offline. The upload continues when you’re back online.',
  cancel: 'Cancel',
  cancelOf: icu('Cancel {name}'),
  retry: 'Try again',
  retryOf: icu('Try again: {name}'),
  dismiss: 'Dismiss',
  dismissOf: icu('Dismiss {name}'),
  problems: {
    tooLarge: icu('Too large ({size}). The limit is 25 MB.'),
    empty: 'This file is empty. Choose another file.',
    folder: 'Folders can’t be uploaded. Choose the files in it.',
    forbidden: 'Not uploaded. Log in again, then try again.',
    missing: 'Not uploaded. The page that you uploaded to no longer exists.',
    invalid: 'This file isn’t accepted. Send a picture, document, video or ZIP file.',
    other: 'Not uploaded. Check your connection and try again.',
  },
} as const;

export type UploadCopy = Translation<typeof uploadCopy>;
