import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { space } = tokens;

/** A grid with six columns for dashboard cards. A card spans some of the columns, or all columns on a phone. */
export const dashboardGridStyle = css({
  display: 'grid',
  // A wide table scrolls inside its card, so that the table does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [media.desktop]: { gap: space.l },
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
