import { css } from '@emotion/react';
import { NavLink } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { NavigationSlotName } from '../navigation/slots.ts';
import { useNavigationSlotEntries } from '../navigation/use-slot.ts';
import { DisclosureMenu } from './disclosure-menu.tsx';
import { navItemStyle } from './nav-item-style.ts';

const { color, radius } = tokens;

const emphasized = css(navItemStyle, {
  justifyContent: 'center',
  [media.bar]: { paddingInline: '1rem' },
  [media.wide]: { paddingInline: '1.25rem' },
  // Draws a border around the link, because forced-colors mode removes its background colour.
  border: '1px solid transparent',
  borderRadius: radius.pill,
  backgroundColor: color.river,
  color: color.onRiver,
  [media.hover]: { '&:hover': { backgroundColor: color.riverStrong, color: color.onRiver } },
  '&[aria-current="page"]': { borderRadius: radius.pill, color: color.onRiver, boxShadow: 'none' },
});

/** Renders the links and menus that remotes (micro-frontends) add to a slot of the navigation bar. */
export function NavigationSlot({ slot }: { readonly slot: NavigationSlotName }) {
  return useNavigationSlotEntries(slot).map(({ label, path, menu, emphasis }) =>
    menu ? (
      <DisclosureMenu key={`${path} ${label}`} label={label} entries={menu} />
    ) : (
      <NavLink key={`${path} ${label}`} to={path} end css={emphasis ? emphasized : navItemStyle}>
        {label}
      </NavLink>
    ),
  );
}
