import { css } from '@emotion/react';
import { Link, type LinkProps } from '@torsa/shared/router';
import {
  lowScreenMedia,
  portalBottomBarMedia,
  portalRailMedia,
} from '@torsa/shared/theme/breakpoints';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import type { ReactNode } from 'react';
import { portalToolbarStyle } from './frame-style.ts';
import { NavIcon } from './nav-icon.tsx';

const { color, fontSize, lineHeight, space } = tokens;

const toolbar = css(portalToolbarStyle, {
  [lowScreenMedia]: { position: 'static' },
  [media.print]: { position: 'static', blockSize: 'auto', paddingBlockStart: space.m },
});
const scrollingToolbar = css(toolbar, { [media.phone]: { position: 'static' } });
const backLink = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  [portalBottomBarMedia]: { '& > span': visuallyHiddenStyle },
  [portalRailMedia]: { minInlineSize: 'auto' },
  [media.print]: { display: 'none' },
});
// Truncate a long title. The `title` attribute contains all of it.
const titleText = css({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: '1.25rem',
  lineHeight: lineHeight.snug,
  letterSpacing: 'normal',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.print]: { whiteSpace: 'normal' },
});
const detailText = css({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: fontSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.phone]: { display: 'none' },
});
const end = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
  [media.print]: { display: 'none' },
});

export interface ToolbarProps {
  readonly title: string;
  /** A short text beside the title, if there is space. */
  readonly detail?: string | undefined;
  /** The link back to the list. */
  readonly back?: { readonly to: LinkProps['to']; readonly label: string } | undefined;
  /** The status badge beside the page title. */
  readonly status?: ReactNode;
  /** The toolbar's controls. Only the last one can be a primary button. */
  readonly controls?: ReactNode;
  /** True if the toolbar scrolls away on a phone, because another bar stays on the screen. */
  readonly scrollsOnPhone?: boolean;
}

/** The toolbar of a page: the title and the controls, in one line that stays on the screen. */
export function Toolbar({
  title,
  detail,
  back,
  status,
  controls,
  scrollsOnPhone = false,
}: ToolbarProps) {
  return (
    <header css={scrollsOnPhone ? scrollingToolbar : toolbar}>
      {back && (
        <Link css={backLink} to={back.to} aria-keyshortcuts="u">
          <NavIcon name="back" />
          <span>{back.label}</span>
        </Link>
      )}
      <h1 css={titleText} dir="auto" title={title}>
        {title}
      </h1>
      {detail && <p css={detailText}>{detail}</p>}
      {status}
      <div css={end}>{controls}</div>
    </header>
  );
}
