import { css } from '@emotion/react';
import { htmlElementIds } from '@torsa/shared/contract/names';
import { portalBottomBarMedia, portalRailMedia } from '@torsa/shared/theme/breakpoints';
import {
  compactPageRootSelector,
  compactShellStyle,
  createRootSelectorForFirstElement,
} from '@torsa/shared/theme/compact-shell';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { portalScaleCss, portalThemeCss } from '@torsa/shared/theme/work-theme';

const { color, font, fontSize, layer, layout, lineHeight, space } = tokens;

/** The width of the navigation rail beside a portal page. */
export const navigationRailWidth = 'var(--rail-size)';
const widths = { unfolded: '13.5rem', folded: '3.5rem' } as const;

/** The height of a phone's bottom navigation bar, including the space for system gestures. */
export const bottomBarHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** The CSS property with the height of the docked box above a phone's navigation bar, such as a reply form. */
export const dockedFormHeightVariable = '--dock';
export const dockedFormHeight = `var(${dockedFormHeightVariable}, 0px)`;

/** The CSS property with the height of the on-screen keyboard over the page. */
export const screenKeyboardHeightVariable = '--keyboard';
export const screenKeyboardHeight = `var(${screenKeyboardHeightVariable}, 0px)`;

/** The root element's attribute while the user types on an on-screen keyboard. */
export const screenTypingAttribute = 'data-typing';

/** The space for the chat button below the navigation rail. */
export const chatButtonSpace = '4rem';

const toolbarSize = { desktop: '3.25rem', phone: '3rem' } as const;
const railEnd = `to right, ${color.sunken} ${navigationRailWidth}, transparent ${navigationRailWidth}`;

const portalDocument = (html: string) =>
  `${html}:has(> body > #${htmlElementIds.root} > main > [data-remote] > &)`;

const chat = `${compactPageRootSelector} > header ~ div:has(> button[popovertarget])`;

/** The CSS property with the space below a phone's toast, because a task sheet covers the navigation bar. */
export const toastSpaceVariable = '--toast-space';

/** The CSS property with the distance by which the current toast is above its usual position. */
export const toastLiftVariable = '--toast-lift';
const toastLift = `var(${toastLiftVariable}, 0px)`;

/**
 * Returns the style of a toast with title and button in one line, if both fit.
 * @param container a selector of the toast's container
 */
export const createCompactToastStyle = (container: string) =>
  ({
    [`${container} > div`]: { alignItems: 'center', paddingBlock: 0 },
    [`${container} [aria-live] > div > div`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space.s}`,
    },
    [`${container} :is(p, p *)`]: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.4 },
  }) as const;

const toast = `${compactPageRootSelector} > header ~ div:has(> div > [aria-live])`;
// Toasts are at the bottom, because at the top they would cover the title and the first message.
const lowToast = {
  // A changed `display` gives the empty toast container a new box, so that its move is no layout shift.
  [toast]: {
    display: 'grid',
    insetBlock: `auto calc(${space.s} + ${toastLift})`,
    inlineSize: 'min(100% - 2rem, 32rem)',
  },
  ...createCompactToastStyle(toast),
} as const;

const shell = css(compactShellStyle, portalThemeCss(compactPageRootSelector), lowToast, {
  [portalBottomBarMedia]: {
    [compactPageRootSelector]: { paddingBlockEnd: bottomBarHeight },
    // On a phone, the chat button is in the corner of the bottom navigation bar and scrolls away with the page.
    [chat]: { position: 'absolute' },
    // A focused element scrolls to a position above the bottom navigation bar.
    [portalDocument('html')]: { scrollPaddingBlockEnd: bottomBarHeight },
    [portalDocument(`html[${screenTypingAttribute}]`)]: {
      scrollPaddingBlockEnd: screenKeyboardHeight,
    },
    // The toast is above the bottom navigation bar, or above the docked box and the keyboard.
    [toast]: {
      insetBlockEnd: `calc(var(${toastSpaceVariable}, ${bottomBarHeight} + ${dockedFormHeight}) + ${space.xs} + ${toastLift})`,
    },
    [`html[${screenTypingAttribute}] ${toast}`]: {
      insetBlockEnd: `calc(${screenKeyboardHeight} + ${dockedFormHeight} + ${space.xs} + ${toastLift})`,
    },
  },
  [portalRailMedia]: {
    [compactPageRootSelector]: {
      '--rail-size': widths.unfolded,
      // The background of the navigation rail continues beside the footer.
      background: `linear-gradient(${railEnd})`,
    },
    [createRootSelectorForFirstElement('&[data-folded]')]: { '--rail-size': widths.folded },
    [`${compactPageRootSelector} > footer`]: { marginInlineStart: navigationRailWidth },
    // The toast is beside the navigation rail, opposite the task sheet.
    [toast]: { insetInline: `calc(${navigationRailWidth} + ${space.m}) auto`, marginInline: 0 },
    // The chat button is at the foot of the navigation rail. A changed `display` prevents a layout shift.
    [chat]: {
      display: 'grid',
      inset: `auto auto ${space.xs} calc((${widths.folded} - 2.5rem) / 2)`,
    },
    [`${chat} > button`]: {
      inlineSize: '2.5rem',
      minBlockSize: '2.5rem',
      padding: 0,
      boxShadow: 'none',
    },
    [`${chat} > button > span`]: visuallyHiddenStyle,
    [`${chat} > [popover]`]: { inset: `auto auto ${chatButtonSpace} ${space.xs}` },
  },
});

// Draw checkboxes, because the browser's own grey hardly differs from a dark surface.
const choiceStyle = {
  '& input:is([type="checkbox"], [type="radio"])': {
    appearance: 'none',
    flex: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `2px solid ${color.edge}`,
    borderRadius: '0.25rem',
    backgroundColor: color.surface,
    printColorAdjust: 'exact',
    '&[type="radio"]': { borderRadius: '50%' },
    '&::before': {
      content: "''",
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      clipPath: 'polygon(14% 44%, 0 65%, 40% 100%, 100% 16%, 84% 4%, 38% 66%)',
      backgroundColor: 'transparent',
    },
    '&[type="radio"]::before': { clipPath: 'circle(40%)' },
    '&:checked': { borderColor: color.river, backgroundColor: color.river },
    '&:checked::before': { backgroundColor: color.onRiver },
    '&:disabled': { opacity: 0.5 },
    // In forced colours mode, the browser draws the checkbox in the user's colours.
    [media.forcedColors]: { appearance: 'auto', '&::before': { content: 'none' } },
  },
} as const;

/** The layout of a portal page: the navigation rail beside the toolbar and the content. */
export const portalFrameStyle = css(shell, portalScaleCss, choiceStyle, {
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  accentColor: color.river,
  '& :is(h2, h3)': {
    fontFamily: font.text,
    fontSize: fontSize.body,
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: 'normal',
  },
  // Selects field labels. A label around a checkbox has no `for` attribute.
  '& label[for]': { color: color.textMuted, fontSize: fontSize.small, fontWeight: 500 },
  // The toolbar is the sticky header of portal pages.
  '--layout-header': toolbarSize.phone,
  // On a phone, only one bar stays at the top: the toolbar, or the network bar during an interruption.
  [media.phone]: {
    '&:has([data-lost]) :is(header, [data-bar])': { position: 'static' },
  },
  [portalRailMedia]: {
    '--layout-header': toolbarSize.desktop,
    display: 'grid',
    gridTemplateColumns: `${navigationRailWidth} minmax(0, 1fr)`,
  },
});

/** The space beside the toolbar and the content, whose maximum width is 1,680 px. */
const gutter = `max(${space.m}, (100% - 105rem) / 2)`;
const wideGutter = `max(1.5rem, (100% - 105rem) / 2)`;
const workWidth = css({
  paddingInline: gutter,
  [portalRailMedia]: { paddingInline: wideGutter },
  // On paper, the content is below the company's logo.
  [media.print]: { paddingInline: layout.gutter },
});

export const portalContentStyle = css(workWidth, {
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  // Keeps the footer below the first screen, so that it does not move while content loads.
  minBlockSize: '100vh',
  paddingBlock: `${space.xxs} ${space.xl}`,
  // Limits the length of lines in paragraphs, for easy reading.
  '& p': { maxInlineSize: '45rem' },
  [media.print]: { gap: space.s, minBlockSize: 0, paddingBlockEnd: 0 },
});

export const portalToolbarStyle = css(workWidth, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  blockSize: layout.header,
  backgroundColor: color.background,
  // Content fades out below the toolbar.
  boxShadow: `0 ${space.xxs} ${space.xxs} ${color.background}`,
  fontSize: fontSize.small,
});
