import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of the picture viewer. */
export const pictureViewerTexts = {
  version: 'Version',
  compare: 'Compare with',
  nothing: 'Nothing',
  loading: 'Loading the picture…',
  failed: 'Couldn’t show the picture. Download it instead.',
  close: 'Close',
  comments: {
    title: icu('Comments ({count, number})'),
    label: 'Comment',
    hint: 'Press on the picture to mark a point.',
    pointHint: 'The point is marked. Press elsewhere or use arrow keys to move it.',
    add: 'Add comment',
    added: icu('Added comment {number}'),
    blank: 'Enter a comment.',
    mark: 'Mark a point',
    unmark: 'Remove the point',
    point: 'Point of your comment',
    pointAt: icu('{x}% from the left, {y}% from the top'),
    remove: 'Delete',
    removeOf: icu('Delete comment {number}'),
    removed: icu('Deleted comment {number}'),
    forbidden: 'Not added. You can’t see this file any more.',
    limited: 'Not added. You wrote a lot. Wait ten minutes, then try again.',
    failed: 'Not added. Your text is safe. Check your connection and try again.',
  },
} as const;

export type PictureViewerTexts = Translation<typeof pictureViewerTexts>;
