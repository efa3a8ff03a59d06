import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';

const { color, font, fontSize, space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.s} ${space.l}`,
  // Reserves space for the decorative drawing beside the numbers.
  maxInlineSize: '46rem',
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
  // Use the text font, because the old-style digits of the display font have different heights.
  fontFamily: font.text,
  fontSize: fontSize.title,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 600,
  lineHeight: 1.3,
});
// The text that replaces a number is as high as the number, so that nothing moves when the number loads.
const wordsForValue = css(value, {
  fontSize: '1.25rem',
  lineHeight: `calc(1.3 * ${fontSize.title})`,
  whiteSpace: 'nowrap',
});

interface Figure {
  readonly value: ReactNode;
  readonly words: string;
  /** The path of the list that the number counts. A duration has no path. */
  readonly page?: string;
}

interface FigureListProps {
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** Numbers on a dark dashboard card, each with a link to the rows that it counts. */
export function StatisticsList({ label, figures }: FigureListProps) {
  return (
    <ul css={list} aria-label={label}>
      {figures.map(({ value: text, words, page }) => (
        <li key={words} css={!page && figure}>
          {page ? (
            <Link css={link} to={page}>
              <span css={value}>{text}</span> {words}
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
