import { css } from '@emotion/react';
import { htmlElementIds } from '../contract/names.ts';
import { media, tokens } from './tokens.ts';

const { color, space } = tokens;

/**
 * Returns a selector for the document's root element if the page's first element matches `element`. A deeper `:has`
 * would slow down each page change.
 * @param element a selector, with `&` for the component
 */
export const createRootSelectorForFirstElement = (element: string) =>
  `#${htmlElementIds.root}:has(> main > [data-remote] > ${element})`;

/** A selector for the document's root element if the styled component is the page's first element. */
export const compactPageRootSelector = createRootSelectorForFirstElement('&');
const navbar = `${compactPageRootSelector} > header`;
const footer = `${compactPageRootSelector} > footer`;

/** The heights of the navigation bar with its border, on pages with a compact shell and on public pages. */
const barSize = '3rem';
const hostBarSize = '4.5625rem';

/**
 * Styles that save space on a page such as the inbox: a scrolling navigation bar, no announcement and a one-line
 * footer.
 */
export const compactShellStyle = css({
  // The navigation bar's height includes one pixel for its border.
  [compactPageRootSelector]: { '--layout-header': `calc(${barSize} - 1px)` },
  [navbar]: {
    position: 'relative',
    blockSize: barSize,
    marginBlockEnd: `calc(${hostBarSize} - ${barSize})`,
    [media.print]: { marginBlockEnd: 0 },
  },
  // Moves the page below the low navigation bar, without moving <main> when the page has loaded.
  [`${compactPageRootSelector} > main`]: { display: 'flow-root' },
  '&': {
    marginBlockStart: `calc(${barSize} - ${hostBarSize})`,
    // Removes the negative margin on paper, where it can move the content to the second page in Chromium.
    [media.print]: { marginBlockStart: 0 },
  },
  [`${navbar} [data-navigation-progress]`]: { position: 'fixed', inset: '0 0 auto' },
  [`${navbar} > div > a`]: { lineHeight: 1 },
  [`${navbar} nav :is(a, button):not([aria-current])`]: { fontSize: '0.875rem', fontWeight: 400 },
  [`${navbar} nav > div:first-of-type :is(a, button):not([aria-current])`]: {
    color: color.textMuted,
  },
  [`${compactPageRootSelector} > :is(header, footer) > div:first-of-type`]: {
    inlineSize: 'calc(100% - 3rem)',
  },
  [`${compactPageRootSelector} > aside`]: { display: 'none' },
  [footer]: { [media.print]: { display: 'none' } },
  // The one-line footer shows the company name, the first phone number and the quick links.
  [`${footer} > div:first-of-type`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.l}`,
    paddingBlock: space.xs,
  },
  [`${footer} > div > span`]: { display: 'inline' },
  [`${footer} :is(section, nav, ul)`]: { display: 'contents' },
  [`${footer} > div + div`]: { display: 'none' },
  [`${footer} > div > section:has(> address)`]: { display: 'none' },
  [`${footer} nav ~ section`]: { display: 'none' },
  [`${footer} h2`]: { display: 'none' },
  [`${footer} section li:not(:has(> a[href^="tel:"]))`]: { display: 'none' },
  [`${footer} section li:has(> a[href^="tel:"]) ~ li`]: { display: 'none' },
});
