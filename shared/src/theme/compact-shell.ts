import { css } from '@emotion/react';
import { htmlElementIds } from '../contract/names.ts';
import { media, tokens } from './tokens.ts';

const { color, space } = tokens;

/**
 * Returns a CSS selector for the document's root element while the page's first element matches `element`. The selector
 * checks only the first element, because a deep `:has` would recalculate the shell's styles after each page change.
 * @param element a selector, with `&` for the component
 */
export const createRootSelectorForFirstElement = (element: string) =>
  `#${htmlElementIds.root}:has(> main > [data-remote] > ${element})`;

/**
 * A CSS selector for the document's root element while the component with these styles is the first element of the
 * page.
 */
export const compactPageRootSelector = createRootSelectorForFirstElement('&');
const navbar = `${compactPageRootSelector} > header`;
const footer = `${compactPageRootSelector} > footer`;

/**
 * The heights of the navigation bar on pages with a compact shell, and on public pages. Each height includes the
 * border.
 */
const barSize = '3rem';
const hostBarSize = '4.5625rem';

/**
 * Styles for the first element of a page that needs much room, such as the inbox. They make the navigation bar scroll
 * away, hide the announcement and shorten the footer to one line. The host does not contain these styles, so public
 * pages do not load them.
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
  // Moves the page directly below the low navigation bar, but not <main>. Otherwise <main> would move when the page
  // replaces the loading state.
  [`${compactPageRootSelector} > main`]: { display: 'flow-root' },
  '&': {
    marginBlockStart: `calc(${barSize} - ${hostBarSize})`,
    // On paper, Chromium moves content with a negative margin to the second page if it does not fit the first one.
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
  // On pages with a compact shell, the one-line footer shows the company name, the first telephone number and the quick
  // links.
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
