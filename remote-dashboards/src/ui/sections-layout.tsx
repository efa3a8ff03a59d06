import { css } from '@emotion/react';
import { useLocation } from '@torsa/shared/router';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useEffect, useRef } from 'react';

const layout = css({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.l,
  [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 44rem)' },
});
const list = css(plainList, {
  display: 'grid',
  // Columns do not depend on the letters, which may come late: in lines, one word more or less moved the whole page.
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  columnGap: tokens.space.m,
  [media.desktop]: {
    gridTemplateColumns: 'none',
    position: 'sticky',
    insetBlockStart: '6rem',
  },
});
const link = css({
  display: 'inline-block',
  minInlineSize: minTargetSize,
  paddingBlock: tokens.space.s,
});
const stack = css({ display: 'grid', gap: tokens.space.l });

interface PartsLayoutProps {
  /** The name of the list of parts. */
  readonly label: string;
  /** The parts by their places in the address. */
  readonly titles: readonly (readonly [name: string, title: string])[];
  readonly children: ReactNode;
}

/** The parts of a page, and the way to each; an address with one of their names leads there. */
export function SectionsLayout({ label, titles, children }: PartsLayoutProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The part comes after the page: the browser found nothing of this name.
  useEffect(() => {
    const parts = wrapper.current?.querySelectorAll<HTMLElement>('section[id]') ?? [];
    [...parts].find(({ id }) => hash === `#${id}`)?.focus();
  }, [hash]);
  return (
    <div css={layout} ref={wrapper}>
      <nav aria-label={label}>
        <ul css={list}>
          {titles.map(([name, title]) => (
            <li key={name}>
              <a css={link} href={`#${name}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div css={stack}>{children}</div>
    </div>
  );
}
