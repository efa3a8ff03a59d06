import { css } from '@emotion/react';

/**
 * Styles for the content of a popover's button: one shows it only while the popover is closed, the other only while it
 * is open.
 */
export const closedPopoverContentStyle = css({
  'button:has(+ :popover-open) &': { display: 'none' },
});
export const openPopoverContentStyle = css({
  'button:not(:has(+ :popover-open)) &': { display: 'none' },
});
