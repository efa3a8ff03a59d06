import { css } from '@emotion/react';

/** The CSS of an element that is visible only to screen readers. */
export const visuallyHiddenStyle = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
