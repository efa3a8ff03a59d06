/**
 * The smallest height and width of what a finger presses: 44 px. It is a value and not a custom property, because a
 * remote may be newer than the host whose documents define those.
 */
export const minTargetSize = '2.75rem';

/** A link that stands alone, as high as a finger needs. */
export const minTargetLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTargetSize,
} as const;
