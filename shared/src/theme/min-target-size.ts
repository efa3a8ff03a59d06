/**
 * The minimum height and width of a touch target: 44 px. The portal sets `--control` in its frame, where targets for a
 * mouse are smaller. The property has a default value here, because a remote may be newer than the host of the HTML
 * document.
 */
export const minTouchTargetSize = 'var(--control,2.75rem)';

/** The CSS of a link that is not inside a sentence. The link has the minimum height of a touch target. */
export const touchTargetLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
} as const;
