import { css } from '@emotion/react';

/**
 * Styles for the texts of a popover's button: one text is visible while the popover is closed, the other while it is
 * open.
 */
export const closedPopoverContentStyle = css({
  'button:has(+ :popover-open) &': { display: 'none' },
});
export const openPopoverContentStyle = css({
  'button:not(:has(+ :popover-open)) &': { display: 'none' },
});
