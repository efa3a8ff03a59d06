import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { space } = tokens;

/** The attribute of an element whose dashboard card will change its height when data or code loads. */
export const unknownCardHeightProps = { 'data-unknown-height': '' } as const;
// Selects a dashboard card with this element, also in an early row, but not in a template.
const unknownCard =
  '& > :is(:has(> [data-unknown-height]), :has(> div > :first-of-type > [data-unknown-height]))';

/** A grid of six columns for dashboard cards, or one column on a phone. */
export const dashboardGridStyle = css({
  display: 'grid',
  // A wide table scrolls inside its card instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  // Hide the cards below a card of unknown height, because it would push them down while the user touches them.
  [`${unknownCard} ~ *`]: { visibility: 'hidden' },
  [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [media.desktop]: {
    gap: space.l,
    // On a desktop, the next card is beside the card of unknown height, so show it.
    [`${unknownCard} + *`]: { visibility: 'visible' },
  },
});

/** The number of grid columns of a dashboard card on a tablet and a desktop. */
export const dashboardCardWidths = {
  third: columns(3, 2),
  twoThirds: columns(6, 4),
  half: columns(3, 3),
  /** Three dashboard tiles form a row, even on a tablet. */
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
