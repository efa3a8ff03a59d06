import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of the file list and the upload button. */
export const filesTexts = {
  upload: {
    button: 'Upload files',
    buttonFor: icu('Upload files: {label}'),
    camera: 'Take a photo',
    cameraFor: icu('Take a photo: {label}'),
    drop: 'Drop files to upload them',
    dropFor: icu('Drop files to add them to “{label}”'),
    shrinks: 'Smaller pictures',
    hint: 'Up to 25 MB each. You can also drop files here.',
    touchHint: 'Up to 25 MB each.',
    attach: {
      button: 'Attach files',
      drop: 'Drop files to attach them',
      list: 'Attached files',
      notRemoved: 'Couldn’t remove the file. Try again.',
    },
  },
  list: {
    title: 'Files',
    download: icu('Download {name}'),
    version: icu('v{version}'),
    you: 'You',
    someone: 'Former user',
    earlier: icu('{count, plural, one {# earlier version} other {# earlier versions}}'),
    failed: 'Couldn’t load the file. Try again.',
    menu: 'More',
    menuOf: icu('More: {name}'),
    remove: 'Remove',
    removeOf: icu('Remove {name}'),
    removed: icu('Removed {name}'),
    comments: icu('{count, plural, one {# comment} other {# comments}}'),
  },
  downloadAll: {
    button: 'Download all',
    resume: 'Continue the downloads',
    progress: icu('{done} of {total} downloaded'),
    none: 'There are no files.',
    failed: 'Some files are missing. Check your connection and continue.',
  },
  viewer: {
    view: 'View',
    viewOf: icu('View {name}'),
  },
} as const;

export type FilesTexts = Translation<typeof filesTexts>;
