import { css } from '@emotion/react';

/**
 * Styles for the content of a button that opens a popover. The content is visible either only while the popover is
 * closed, or only while it is open.
 */
export const closedPopoverContentStyle = css({
  'button:has(+ :popover-open) &': { display: 'none' },
});
export const openPopoverContentStyle = css({
  'button:not(:has(+ :popover-open)) &': { display: 'none' },
});
