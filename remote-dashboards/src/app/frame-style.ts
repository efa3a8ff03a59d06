import { css } from '@emotion/react';
import { htmlElementIds } from '@torsa/shared/contract/names';
import { portalBottomBarMedia, portalRailMedia } from '@torsa/shared/theme/breakpoints';
import {
  compactPageRootSelector,
  compactShellStyle,
  selectRootContaining,
} from '@torsa/shared/theme/compact-shell';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { portalScaleCss, portalThemeCss } from '@torsa/shared/theme/work-theme';

const { color, font, fontSize, layer, layout, lineHeight, space } = tokens;

/** The inline size of the rail. */
export const railSize = 'var(--rail-size)';
const widths = { unfolded: '13.5rem', folded: '3.5rem' } as const;

/** The height of the bar at the bottom edge of a phone, with the area of the system's gestures. */
export const barSize = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** The custom property with the height of the box that is docked above the bar of a phone. */
export const dockVariable = '--dock';
export const dockSize = `var(${dockVariable}, 0px)`;

/** The custom property with the height of the on-screen keyboard that covers the page. */
export const keyboardVariable = '--keyboard';
export const keyboardSize = `var(${keyboardVariable}, 0px)`;

/** The attribute of the root element while the user types on an on-screen keyboard. */
export const typingAttribute = 'data-typing';

/** The height of the place for the chat below the rail. It is also the height of the footer. */
export const chatSpace = '4rem';

const toolbarSize = { desktop: '3.25rem', phone: '3rem' } as const;
const railEnd = `to right, ${color.sunken} ${railSize}, transparent ${railSize}`;

const portalDocument = (html: string) =>
  `${html}:has(> body > #${htmlElementIds.root} > main > [data-remote] > &)`;

const chat = `${compactPageRootSelector} > header ~ div:has(> button[popovertarget])`;

const toast = `${compactPageRootSelector} > header ~ div:has(> div > [aria-live])`;
// At the top, a toast would cover the title, the actions and the first message of the next conversation.
const lowToast = {
  // With another `display`, the empty toaster is a new box there and not one that has moved.
  [toast]: {
    display: 'grid',
    insetBlock: `auto ${space.s}`,
    inlineSize: 'min(100% - 2rem, 32rem)',
  },
  [`${toast} > div`]: { alignItems: 'center', paddingBlock: 0 },
  // The title and the button are in one line if both fit.
  [`${toast} [aria-live] > div > div`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s}`,
  },
  [`${toast} :is(p, p *)`]: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.4 },
} as const;

const shell = css(compactShellStyle, portalThemeCss(compactPageRootSelector), lowToast, {
  [portalBottomBarMedia]: {
    [compactPageRootSelector]: { paddingBlockEnd: barSize },
    // The chat stays in the corner of the bar and scrolls away with it.
    [chat]: { position: 'absolute' },
    // Focused elements scroll to a place above the bar.
    [portalDocument('html')]: { scrollPaddingBlockEnd: barSize },
    [portalDocument(`html[${typingAttribute}]`)]: { scrollPaddingBlockEnd: keyboardSize },
    // The toast is above the bar, the docked box and the keyboard. While the user types, there is no bar.
    [toast]: { insetBlockEnd: `calc(${barSize} + ${dockSize} + ${space.xs})` },
    [`html[${typingAttribute}] ${toast}`]: {
      insetBlockEnd: `calc(${keyboardSize} + ${dockSize} + ${space.xs})`,
    },
  },
  [portalRailMedia]: {
    [compactPageRootSelector]: {
      '--rail-size': widths.unfolded,
      // The rail's surface goes on to the end of the document, beside the footer.
      background: `linear-gradient(${railEnd})`,
    },
    [selectRootContaining('&[data-folded]')]: { '--rail-size': widths.folded },
    [`${compactPageRootSelector} > footer`]: { marginInlineStart: railSize },
    // The toast is beside the rail, and the sheet of a task is at the other side.
    [toast]: { insetInline: `calc(${railSize} + ${space.m}) auto`, marginInline: 0 },
    // The chat is at the foot of the rail, as a new box for the same reason as the toaster.
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
    [`${chat} > button > span`]: visuallyHidden,
    [`${chat} > [popover]`]: { inset: `auto auto ${chatSpace} ${space.xs}` },
  },
});

/** The frame of a portal page: the rail beside the toolbar and the content. */
export const frameStyle = css(shell, portalScaleCss, {
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
  // The labels of fields. A label around a checkbox has no such attribute.
  '& label[for]': { color: color.textMuted, fontSize: fontSize.small, fontWeight: 500 },
  // In the frame, the toolbar is the header that sticks.
  '--layout-header': toolbarSize.phone,
  [portalRailMedia]: {
    '--layout-header': toolbarSize.desktop,
    display: 'grid',
    gridTemplateColumns: `${railSize} minmax(0, 1fr)`,
  },
});

/** The gutter of the toolbar and the content. Wide screens are used up to 1,680 px. */
const gutter = `max(${space.m}, (100% - 105rem) / 2)`;
const wideGutter = `max(1.5rem, (100% - 105rem) / 2)`;
const workWidth = css({
  paddingInline: gutter,
  [portalRailMedia]: { paddingInline: wideGutter },
});

export const contentStyle = css(workWidth, {
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  // Keeps the footer below the first screen, so that it does not move while content loads.
  minBlockSize: '100vh',
  paddingBlock: `${space.xxs} ${space.xl}`,
  // Text for reading has short lines on every screen.
  '& p': { maxInlineSize: '45rem' },
  [media.print]: { minBlockSize: 0 },
});

export const toolbarStyle = css(workWidth, {
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
