import { css } from '@emotion/react';
import { Link, useLocation } from '@torsa/shared/router';
import { portalSidePanelMedia } from '@torsa/shared/theme/breakpoints';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useEffect, useRef } from 'react';

const layout = css({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.l,
  [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 44rem)' },
});
const wideLayout = css(layout, {
  [portalSidePanelMedia]: { gridTemplateColumns: '14rem minmax(0, 68rem)' },
});
const list = css(plainListStyle, {
  display: 'grid',
  // The links are in a grid, because wrapped links moved the page when a font loaded late.
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  columnGap: tokens.space.m,
  [media.desktop]: {
    gridTemplateColumns: 'none',
    position: 'sticky',
    insetBlockStart: `calc(${tokens.layout.header} + ${tokens.space.m})`,
  },
});
const link = css({
  display: 'inline-block',
  minInlineSize: minTouchTargetSize,
  paddingBlock: tokens.space.s,
  '&[aria-current]': { color: tokens.color.text, fontWeight: 650, textDecoration: 'none' },
});
const stack = css({ display: 'grid', gap: tokens.space.l });

interface SectionsLayoutProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** The sections of the page, as pairs of a name and a title. */
  readonly titles: readonly (readonly [name: string, title: string])[];
  /** The base path of sections with their own pages. Undefined if one page contains all sections. */
  readonly base?: string;
  /** The name of the current section. */
  readonly current?: string;
  /** True if sections have a panel beside their form. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page layout with links to the page's sections. A URL fragment focuses its section. */
export function SectionsLayout({
  label,
  titles,
  base,
  current,
  isWide = false,
  children,
}: SectionsLayoutProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // Scroll to the URL fragment's section, because the browser tried this before the sections existed.
  useEffect(() => {
    const parts = wrapper.current?.querySelectorAll<HTMLElement>('section[id]') ?? [];
    [...parts].find(({ id }) => hash === `#${id}`)?.focus();
  }, [hash]);
  return (
    <div css={isWide ? wideLayout : layout} ref={wrapper}>
      <nav aria-label={label}>
        <ul css={list}>
          {titles.map(([name, title]) => (
            <li key={name}>
              {base ? (
                <Link
                  css={link}
                  to={`${base}/${name}`}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {title}
                </Link>
              ) : (
                <a css={link} href={`#${name}`}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div css={stack}>{children}</div>
    </div>
  );
}
