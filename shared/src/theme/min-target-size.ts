/** The minimum height and width of a touch target, 44 px. The portal's frame sets a smaller value for a mouse. */
export const minTouchTargetSize = 'var(--control,2.75rem)';

/** The CSS of a link outside a sentence, with the minimum height of a touch target. */
export const touchTargetLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
} as const;
