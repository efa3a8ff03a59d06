import { css } from '@emotion/react';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { Link } from '@torsa/shared/router';
import {
  lowScreenMedia,
  portalBottomBarMedia,
  portalRailMedia,
} from '@torsa/shared/theme/breakpoints';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { type ReactNode, useId } from 'react';
import {
  bottomBarHeight,
  chatButtonSpace,
  navigationRailWidth,
  screenTypingAttribute,
} from './frame-style.ts';
import { NavIcon } from './nav-icon.tsx';
import type { NavTexts } from './portal-nav.copy.en.ts';

const { color, fontSize, layer, radius, shadow, space } = tokens;

/** The maximum number of entries in a phone's bottom navigation bar. */
const barPlaces = 5;

export const foldedNavigationRailSelector = '[data-folded] &';

/** The container of the navigation, which keeps its size while the session loads. */
export const navWrapperStyle = css({
  [portalBottomBarMedia]: {
    position: 'fixed',
    zIndex: layer.header,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    blockSize: bottomBarHeight,
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    [`[${screenTypingAttribute}] &`]: { display: 'none' },
    // On a low screen, the navigation bar scrolls with the page, because it would cover a quarter of the screen.
    [lowScreenMedia]: { position: 'static' },
  },
  [portalRailMedia]: {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: navigationRailWidth,
    // The site header is above the navigation rail while the page is scrolled to the top.
    blockSize: `calc(100dvh - 3rem - ${chatButtonSpace})`,
    padding: space.xs,
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
  },
  [media.print]: { display: 'none' },
});
const list = css(plainListStyle, {
  [portalBottomBarMedia]: {
    display: 'flex',
    flex: '4 1 0',
    '& > li': { flex: '1 1 0', minInlineSize: 0 },
  },
});
/** The style of a popover menu with navigation entries. */
export const navMenuStyle = css(plainListStyle, {
  position: 'fixed',
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  padding: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: shadow.high,
});
const moreList = css(navMenuStyle, {
  inset: `auto ${space.xs} calc(${bottomBarHeight} + ${space.xs}) auto`,
  maxBlockSize: `calc(100dvh - ${bottomBarHeight} - 2 * ${space.xs})`,
  [portalRailMedia]: {
    // Removes the list's box from the layout, so that the saved views can shrink.
    display: 'contents',
  },
});
export const navEntryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: minTouchTargetSize,
  paddingInline: space.s,
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: radius.s,
  background: 'none',
  color: color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.river } },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': {
    borderInlineStartColor: color.river,
    backgroundColor: color.surface,
    fontWeight: 650,
  },
  // In forced colours mode, transparent borders would be visible.
  [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
  [portalRailMedia]: {
    [foldedNavigationRailSelector]: { position: 'relative', justifyContent: 'center', padding: 0 },
  },
});
/** An entry of a phone's bottom navigation bar: an icon above its label. */
const place = css(navEntryStyle, {
  [portalBottomBarMedia]: {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    blockSize: '100%',
    paddingInline: '1px',
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    border: 0,
    borderBlockStart: '3px solid transparent',
    borderRadius: 0,
    fontSize: '0.75rem',
    '&[aria-current]': { borderBlockStartColor: color.river },
    '& > svg': { inlineSize: '1.375rem', blockSize: '1.375rem' },
  },
});
const more = css(place, {
  flex: '1 1 0',
  minInlineSize: 0,
  cursor: 'pointer',
  [portalRailMedia]: { display: 'none' },
});
export const navLabelStyle = css({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [portalRailMedia]: { [foldedNavigationRailSelector]: visuallyHiddenStyle },
});
const fold = css(navEntryStyle, {
  marginBlockStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize.small,
  cursor: 'pointer',
  [portalBottomBarMedia]: { display: 'none' },
});

interface PortalNavProps {
  readonly entries: readonly NavigationEntry[];
  /** The path of the current navigation entry. */
  readonly current: string | undefined;
  /** The number of each navigation entry, by path. */
  readonly counts: Readonly<Record<string, ReactNode>>;
  /** The user's saved views, the last item of the navigation. */
  readonly views?: ReactNode;
  /** The search button at the top of the navigation rail. */
  readonly search?: ReactNode;
  /** The account menu at the foot of the navigation rail. */
  readonly account?: ReactNode;
  readonly isFolded: boolean;
  readonly toggleFold: () => void;
  /** True if the user can turn single-key shortcuts off. */
  readonly hasShortcut: boolean;
  readonly copy: Pick<NavTexts, 'label' | 'more' | 'fold' | 'unfold'>;
}

/** The portal's navigation: a rail beside the page on a desktop, or a bottom bar on a phone. */
export function PortalNav(props: PortalNavProps) {
  const {
    entries,
    current,
    counts,
    views,
    search,
    account,
    isFolded,
    toggleFold,
    hasShortcut,
    copy,
  } = props;
  const moreId = useId();
  const hasMore = entries.length > barPlaces;
  const places = hasMore ? entries.slice(0, barPlaces - 1) : entries;
  const others = entries.slice(places.length);
  const link = ({ path, label, icon }: NavigationEntry, style: typeof navEntryStyle) => (
    <li key={path}>
      <Link
        css={style}
        to={path}
        title={isFolded ? label : undefined}
        aria-current={path === current ? 'page' : undefined}
      >
        <NavIcon name={icon} />
        <span css={navLabelStyle}>{label}</span>
        {counts[path]}
      </Link>
    </li>
  );
  return (
    <nav css={navWrapperStyle} aria-label={copy.label}>
      {search}
      <ul css={list}>{places.map((one) => link(one, place))}</ul>
      {hasMore && (
        <>
          <button
            type="button"
            css={more}
            popoverTarget={moreId}
            aria-current={others.some(({ path }) => path === current) || undefined}
          >
            <NavIcon name="more" />
            <span css={navLabelStyle}>{copy.more}</span>
          </button>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser sends a click for the Enter key on an entry. */}
          <ul
            css={moreList}
            id={moreId}
            popover="auto"
            // Close the menu here, because an entry can lead to the same page with other filters.
            onClick={({ currentTarget }) => currentTarget.hidePopover()}
          >
            {others.map((one) => link(one, navEntryStyle))}
            {views}
          </ul>
        </>
      )}
      <button
        type="button"
        css={fold}
        aria-expanded={!isFolded}
        aria-keyshortcuts={hasShortcut ? '[' : undefined}
        onClick={toggleFold}
      >
        <NavIcon name="rail" />
        <span css={navLabelStyle}>{isFolded ? copy.unfold : copy.fold}</span>
      </button>
      {account}
    </nav>
  );
}
