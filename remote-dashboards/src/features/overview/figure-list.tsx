import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';

const { color, font, fontSize, space } = tokens;

const list = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.s} ${space.l}`,
  // Leaves space for the river drawing beside the figures.
  maxInlineSize: '46rem',
});
const closeList = css(list, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  columnGap: space.s,
});
const figure = css({
  display: 'grid',
  color: color.onDeepMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
const link = css(figure, {
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.onDeep, textDecoration: 'underline' } },
});
const value = css({
  color: color.onDeep,
  // Uses the text font, because the display font has old-style digits of different heights.
  fontFamily: font.text,
  fontSize: fontSize.title,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 550,
  lineHeight: 1.3,
});
const smallValue = css(value, { fontSize: fontSize.h3 });
// One line with the height of a number, so that nothing moves when the value loads.
const wordsForValue = css(value, {
  fontSize: fontSize.h3,
  lineHeight: `calc(1.3 * ${fontSize.title})`,
  whiteSpace: 'nowrap',
});

interface Figure {
  readonly value: ReactNode;
  readonly words: string;
  /** The page of the list that the figure counts. A figure that is a time has none. */
  readonly page?: string;
}

interface FigureListProps {
  readonly label: string;
  readonly figures: readonly Figure[];
  /** True for a denser list of smaller figures. */
  readonly isClose?: boolean;
}

/** A list of figures on a dark card. Each figure links to the list that it counts. */
export function FigureList({ label, figures, isClose = false }: FigureListProps) {
  return (
    <ul css={isClose ? closeList : list} aria-label={label}>
      {figures.map(({ value: text, words, page }) => (
        <li key={words} css={!page && figure}>
          {page ? (
            <Link css={link} to={page}>
              <span css={isClose ? smallValue : value}>{text}</span> {words}
            </Link>
          ) : (
            <>
              <span css={wordsForValue}>{text}</span> {words}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
