import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { space } = tokens;

/** The HTML attribute of an element whose dashboard card will change its height when data or code loads. */
export const unknownHeightProps = { 'data-unknown-height': '' } as const;
// A CSS selector for a dashboard card that contains this element, also inside an early row. Templates of early rows do
// not count.
const unknownCard =
  '& > :is(:has(> [data-unknown-height]), :has(> div > :first-of-type > [data-unknown-height]))';

/** A grid with six columns for dashboard cards. A card spans some of the columns, or all columns on a phone. */
export const dashboardGridStyle = css({
  display: 'grid',
  // A wide table scrolls inside its card, so that the table does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  // Hides the cards below a card of unknown height. The loaded card would push them down while the user touches them.
  [`${unknownCard} ~ *`]: { visibility: 'hidden' },
  [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [media.desktop]: {
    gap: space.l,
    // On a desktop, the next card is beside the card of unknown height.
    [`${unknownCard} + *`]: { visibility: 'visible' },
  },
});

/** The number of grid columns that a dashboard card spans on a tablet and on a desktop. */
export const dashboardCardWidths = {
  third: columns(3, 2),
  twoThirds: columns(6, 4),
  half: columns(3, 3),
  /** Places three dashboard tiles in a row, on a tablet too. */
  tile: columns(2, 2),
  whole: columns(6, 6),
} as const;

export type DashboardCardWidth = keyof typeof dashboardCardWidths;

function columns(tablet: number, desktop: number) {
  return css({
    [media.tablet]: { gridColumn: `span ${tablet}` },
    [media.desktop]: { gridColumn: `span ${desktop}` },
    [media.print]: { gridColumn: '1 / -1' },
  });
}
