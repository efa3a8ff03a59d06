import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { darkSurfaceStyle } from '@torsa/shared/theme/deep-surface';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { RiverLines } from '@torsa/shared/ui/river-lines';
import { type ReactNode, useId } from 'react';
import { type DashboardCardWidth, dashboardCardWidths } from './dashboard-grid.ts';
import { portalStyles } from './styles.ts';

interface DashboardCardProps {
  readonly title: string;
  readonly width: DashboardCardWidth;
  /**
   * True for the dark card with the decorative river drawing. Each dashboard has one dark card, which shows its main
   * numbers.
   */
  readonly deep?: boolean;
  /** True if the card contains only links, so that the printed page omits the card. */
  readonly onScreen?: boolean;
  /** An icon above the card's title. */
  readonly mark?: ReactNode;
  /** The path of the page that the card's title links to. */
  readonly page?: string | undefined;
  /** Content beside the card's title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const { color, space } = tokens;

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
});
// Enlarges the touch target of the heading's link, but not the height of the heading.
const link = css({ color: 'inherit', paddingBlock: '0.8rem' });
const card = css({
  gap: space.m,
  padding: `clamp(${space.m}, 2.2vw, ${space.l})`,
});
const deepCard = css(darkSurfaceStyle, card, {
  position: 'relative',
  overflow: 'hidden',
  borderColor: color.deepLine,
  '& > :not(svg)': { position: 'relative' },
});
// Places the decorative river drawing at the end of the card, where the card has no text.
const lines = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '33%',
  blockSize: '100%',
  color: color.onDeepRiver,
  opacity: 0.4,
  maskImage: 'linear-gradient(to right, transparent, black)',
  // On a phone, the card's text is as wide as the card.
  [media.phone]: { display: 'none' },
});

/** A card of a dashboard. The card's heading is also its accessible name. */
export function DashboardCard({
  title,
  width,
  deep = false,
  onScreen = false,
  mark,
  page,
  aside,
  children,
}: DashboardCardProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      css={[
        deep ? deepCard : card,
        dashboardCardWidths[width],
        onScreen && portalStyles.notOnPaper,
      ]}
      aria-labelledby={titleId}
    >
      {deep && <RiverLines css={lines} />}
      {mark}
      <div css={head}>
        <h2 id={titleId}>
          {page ? (
            <Link css={link} to={page}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
