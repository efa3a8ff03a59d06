/**
 * The minimum height and width of a touch target: 44 px. It is a plain value instead of a CSS custom property,
 * because a remote may be newer than the host whose document defines the properties.
 */
export const minTargetSize = '2.75rem';

/** The CSS of a link outside of running text, with the minimum height of a touch target. */
export const minTargetLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTargetSize,
} as const;
