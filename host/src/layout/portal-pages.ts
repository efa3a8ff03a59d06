import { css } from '@emotion/react';
import { compactShellAttribute } from '@torsa/shared/contract/names';

/**
 * A CSS selector for a page of the client portal by its attribute. The selector looks only two levels down: with a
 * deep `:has`, every change of the page would recalculate the footer's styles.
 */
const mark = `> [data-remote] > [${compactShellAttribute}]`;
const mainAtWork = `main:has(${mark})`;

/** CSS selectors for the footer and its content while a portal page is open. */
export const portalFooterSelector = `${mainAtWork} ~ &`;
export const portalFooterChildSelector = `${mainAtWork} ~ * &`;
export const hideInPortalFooter = css({ [portalFooterChildSelector]: { display: 'none' } });

/** A style that hides an element before `<main>` while a portal page is open. */
export const hideBeforePortalPage = css({ [`&:has(~ main ${mark})`]: { display: 'none' } });
