import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of the list of uploads. */
export const uploadListTexts = {
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
    /** The reasons for refused files, by the refusal code of the portal, the database or the edge function `files`. */
    refusals: {
      too_large: icu('Too large ({size}). The limit is 25 MB.'),
      empty: 'This file is empty. Choose another file.',
      folder: 'Folders can’t be uploaded. Choose the files in it.',
      bad_name: 'The name is empty or too long. Use 1 to 255 characters.',
      bad_type: 'This file type isn’t accepted. Send a picture, document, video or ZIP file.',
      storage_full: 'Your files would exceed 500 MB. Remove files that you no longer need.',
      too_many_files: 'A message can have at most 20 files. Send the others in another message.',
      ask_closed: 'This request needs no more files. Load the page again.',
      incomplete: 'The file arrived incomplete. Upload it again.',
      type_refused:
        'This file contains a program or a web page. Send a picture, document, video or ZIP file.',
      type_mismatch:
        'The content doesn’t fit the file name. Save the file in its usual format, then upload it.',
      unsafe_content:
        'This file contains hidden content. Export it again from its program, then upload it.',
    },
    forbidden: 'Not uploaded. Log in again, then try again.',
    missing: 'Not uploaded. The page that you uploaded to no longer exists.',
    invalid: 'This file isn’t accepted. Send a picture, document, video or ZIP file.',
    other: 'Not uploaded. Check your connection and try again.',
  },
} as const;

export type UploadListTexts = Translation<typeof uploadListTexts>;
