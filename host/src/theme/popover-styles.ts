import { css } from '@emotion/react';

/** In a button before its popover: what it shows while that is closed, and while it is open. */
export const whilePopoverClosed = css({ 'button:has(+ :popover-open) &': { display: 'none' } });
export const whilePopoverOpen = css({ 'button:not(:has(+ :popover-open)) &': { display: 'none' } });
