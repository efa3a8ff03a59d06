import { css, Global } from '@emotion/react';
import { audienceOf, useSession } from '@torsa/shared/auth';
import { Link, useEntries, useLocation } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { PortalData } from '../data/portal-data.tsx';
import { currentPath } from './current-path.ts';
import type { PortalMessages } from './portal-messages.en.ts';
import { WaitingCount } from './waiting-count.tsx';

const { color, fontSize, layer, layout, space } = tokens;

/** Where the tabs are a bar at the lower edge of the screen, which a thumb reaches. */
const narrow = '@media screen and (width < 48rem)';
const barHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Kept free while it is not known who is signed in. */
const place = css({ minBlockSize: '3rem', [narrow]: { minBlockSize: 0 } });
const tabs = css(place, {
  inlineSize: `min(100% - 2 * ${layout.gutter}, ${layout.page})`,
  marginInline: 'auto',
  [narrow]: {
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
  [narrow]: { gap: 0, '& > li': { flex: '1 1 0', minInlineSize: 0 } },
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
  [narrow]: {
    justifyContent: 'center',
    gap: space.xxs,
    minBlockSize: barHeight,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    fontSize: fontSize.small,
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { borderBlockColor: `${color.river} transparent` },
  },
});
/** The bar covers nothing: neither the page's end, nor what has the focus. */
const room = {
  [narrow]: { html: { scrollPaddingBlockEnd: barHeight }, body: { paddingBlockEnd: barHeight } },
};

/** Leads between the pages of whoever is signed in, as their rows ask for it, and says how many wait for an answer. */
export function PortalNav({ messages }: { readonly messages: PortalMessages }) {
  const session = useSession();
  const entries = useEntries('portal@1', audienceOf(session));
  const { pathname } = useLocation();
  if (session.status !== 'signedIn') return <div css={place} />;
  const current = currentPath(entries, pathname);
  return (
    <nav css={tabs} aria-label={messages.label}>
      <Global styles={room} />
      <ul css={list}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link css={link} to={path} aria-current={path === current ? 'page' : undefined}>
              {label}
              {path === '/dashboard/inbox' && (
                <PortalData>
                  <WaitingCount messages={messages} />
                </PortalData>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
