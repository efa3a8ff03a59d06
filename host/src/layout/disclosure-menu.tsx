import { css } from '@emotion/react';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { NavLink } from '@torsa/shared/router';
import { menuFitsBelowBarMedia } from '@torsa/shared/theme/breakpoints';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useId } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { navItemStyle } from './nav-item-style.ts';

const { color, layout, radius, shadow, space } = tokens;

const chevron = css({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderInlineEnd: '2px solid currentColor',
  borderBlockEnd: '2px solid currentColor',
  transform: 'translateY(-25%) rotate(45deg)',
  'button:has(+ :popover-open) > &': { transform: 'translateY(25%) rotate(225deg)' },
});
const list = css(plainListStyle, {
  position: 'fixed',
  // The menu opens below its button on wide screens, and at the right edge on phones, where it covers no other button.
  inset: `${layout.header} ${layout.gutter} auto auto`,
  '@supports (position-anchor: auto) and (left: anchor(left))': {
    positionAnchor: 'auto',
    [menuFitsBelowBarMedia]: {
      insetBlockStart: 'anchor(start)',
      positionTryFallbacks: 'flip-block',
    },
    // CSS anchor positioning sets only the horizontal position, because in some browsers a vertical one drifts during
    // scrolling.
    [media.bar]: { insetInline: 'anchor(start) auto', positionTryFallbacks: 'flip-inline' },
  },
  minInlineSize: '11rem',
  maxBlockSize: `calc(100dvh - ${layout.header})`,
  padding: space.xs,
  borderRadius: radius.m,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: shadow.high,
  // Each menu link is clickable across the whole width of the menu.
  a: { inlineSize: '100%' },
});

interface DisclosureMenuProps {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

/** A button that opens a menu of links. It is highlighted if the current page is a page of the menu or below one. */
export function DisclosureMenu({ label, entries }: DisclosureMenuProps) {
  const listId = useId();
  const { pathname } = useLocation();
  const isHere = entries.some(({ path }) => matchPath({ path, end: false }, pathname));

  return (
    <div>
      <button
        type="button"
        popoverTarget={listId}
        aria-current={isHere || undefined}
        css={navItemStyle}
      >
        {label}
        <span css={chevron} aria-hidden="true" />
      </button>
      <ul id={listId} popover="auto" css={list}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end css={navItemStyle}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
