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
  /** True for the dark card with the decorative drawing, of which each dashboard has one. */
  readonly deep?: boolean;
  /** True if a printed page omits the card, which contains only links. */
  readonly onScreen?: boolean;
  /** An icon above the card's title. */
  readonly mark?: ReactNode;
  /** The path of the page to which the card's title links. */
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
// Enlarges the touch target of the heading's link, but not the heading.
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
// The decorative drawing is at the end of the card, beside the text.
const lines = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '33%',
  blockSize: '100%',
  color: color.onDeepRiver,
  opacity: 0.4,
  maskImage: 'linear-gradient(to right, transparent, black)',
  // On a phone, the card's text has the full width.
  [media.phone]: { display: 'none' },
});

/** A card of a dashboard, with its heading as accessible name. */
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
