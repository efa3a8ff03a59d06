import { css } from '@emotion/react';
import { workAttribute } from '@torsa/shared/contract/names';

/**
 * Where a page to work in says so. Only so far down: a `:has` that looked all through the page would have the browser give the
 * whole footer its style anew with each element that comes or goes, wherever that is.
 */
const mark = `> [data-remote] > [${workAttribute}]`;
const mainAtWork = `main:has(${mark})`;

/** While a page to work in is shown: the footer itself, and what stands in it. */
export const portalFooter = `${mainAtWork} ~ &`;
export const onPortalPages = `${mainAtWork} ~ * &`;
export const hiddenOnPortalPages = css({ [onPortalPages]: { display: 'none' } });

/** What stands before the page. */
export const hiddenBeforePortalPages = css({ [`&:has(~ main ${mark})`]: { display: 'none' } });
