import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { portalTabsAtBottom } from '@torsa/shared/theme/breakpoints';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import type { NavCopy } from './portal-nav.copy.en.ts';
import { tabBarHeight, tabsWrapper } from './tabs-style.ts';

const { color, fontSize, layer, layout, space } = tokens;

const tabs = css(tabsWrapper, {
  inlineSize: `min(100% - 2 * ${layout.gutter}, ${layout.page})`,
  marginInline: 'auto',
  [portalTabsAtBottom]: {
    position: 'fixed',
    zIndex: layer.header,
    insetInline: 0,
    insetBlockEnd: 0,
    inlineSize: 'auto',
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
  },
  [media.print]: { display: 'none' },
});
const list = css(plainList, {
  display: 'flex',
  gap: space.l,
  [portalTabsAtBottom]: { gap: 0, '& > li': { flex: '1 1 0', minInlineSize: 0 } },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '3rem',
  borderBlock: '3px solid transparent',
  color: color.text,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.river } },
  '&[aria-current]': { borderBlockEndColor: color.river, fontWeight: 650 },
  // Paint the borders in the canvas colour, because forced colours mode (high contrast) makes transparent borders
  // visible.
  [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
  [portalTabsAtBottom]: {
    justifyContent: 'center',
    gap: space.xxs,
    minBlockSize: tabBarHeight,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    fontSize: fontSize.small,
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { borderBlockColor: `${color.river} transparent` },
  },
});

interface PortalTabsProps {
  readonly entries: readonly { readonly path: string; readonly label: string }[];
  /** Path of the current navigation entry. */
  readonly current: string | undefined;
  /** Number of conversations that wait for a reply, which the Inbox tab shows. */
  readonly waiting: ReactNode;
  readonly copy: Pick<NavCopy, 'label'>;
}

/** The navigation tabs of the portal: below the page title on a desktop, and in a bar at the bottom on a phone. */
export function PortalTabs({ entries, current, waiting, copy }: PortalTabsProps) {
  return (
    <nav css={tabs} aria-label={copy.label}>
      <ul css={list}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link css={link} to={path} aria-current={path === current ? 'page' : undefined}>
              {label}
              {path === '/dashboard/inbox' && waiting}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
