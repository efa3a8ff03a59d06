import { css } from '@emotion/react';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { NavLink } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useId } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { navItem } from './nav-item-style.ts';
import { useDisclosure } from './use-disclosure.ts';

const { color, layer, radius, shadow, space } = tokens;

const wrapper = css({ position: 'relative' });
const chevron = css({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderInlineEnd: '2px solid currentColor',
  borderBlockEnd: '2px solid currentColor',
  transform: 'translateY(-25%) rotate(45deg)',
  '[aria-expanded="true"] > &': { transform: 'translateY(25%) rotate(225deg)' },
});
const list = css(plainList, {
  display: 'grid',
  // A link can be pressed across the whole width of the menu.
  a: { inlineSize: '100%' },
  paddingInlineStart: space.m,
  [media.bar]: {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space.xs})`,
    // The pointer has to get there without leaving what keeps it open.
    '@media (scripting: none)': { insetBlockStart: '100%' },
    insetInlineStart: 0,
    zIndex: layer.menu,
    minInlineSize: '13rem',
    padding: space.xs,
    borderRadius: radius.m,
    border: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    boxShadow: shadow.high,
  },
});
const hidden = css({
  display: 'none',
  '@media (scripting: none)': { 'div:is(:hover, :focus-within) > &': { display: 'grid' } },
});

interface DisclosureMenuProps {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

/**
 * A button that shows a list of links: closed by Escape, by a press elsewhere and by a navigation. The button
 * is marked while the current page is one of its links, or below one of them.
 */
export function DisclosureMenu({ label, entries }: DisclosureMenuProps) {
  const { open, toggle, wrapperRef, buttonRef } = useDisclosure<HTMLDivElement>();
  const listId = useId();
  const { pathname } = useLocation();
  const isHere = entries.some(({ path }) => matchPath({ path, end: false }, pathname));

  return (
    <div ref={wrapperRef} css={wrapper}>
      <button
        ref={buttonRef}
        type="button"
        aria-current={isHere || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        css={navItem}
      >
        {label}
        <span css={chevron} aria-hidden="true" />
      </button>
      <ul id={listId} css={[list, !open && hidden]}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end css={navItem}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
