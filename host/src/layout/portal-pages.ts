import { css } from '@emotion/react';
import { compactShellAttribute } from '@torsa/shared/contract/names';

/**
 * Selects the attribute that marks a page of the portal. The selector looks only two levels down: with a deep `:has`, every
 * change of the page would recalculate the styles of the footer.
 */
const mark = `> [data-remote] > [${compactShellAttribute}]`;
const mainAtWork = `main:has(${mark})`;

/** These selectors match the footer and its content while a portal page is shown. */
export const portalFooter = `${mainAtWork} ~ &`;
export const onPortalPages = `${mainAtWork} ~ * &`;
export const hiddenOnPortalPages = css({ [onPortalPages]: { display: 'none' } });

/** Hides an element before `<main>` on portal pages. */
export const hiddenBeforePortalPages = css({ [`&:has(~ main ${mark})`]: { display: 'none' } });
