import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { deepSurface } from '@torsa/shared/theme/deep-surface';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { RiverLines } from '@torsa/shared/ui/river-lines';
import { type ReactNode, useId } from 'react';
import { type CardWidth, cardWidths } from './dashboard-grid.ts';
import { styles } from './styles.ts';

interface DashboardCardProps {
  readonly title: string;
  readonly width: CardWidth;
  /** Deep water with the river in it: for the one card of a dashboard that says how things stand. */
  readonly deep?: boolean;
  /** Has only ways on, which nobody follows on paper. */
  readonly onScreen?: boolean;
  /** A drawing above the title. */
  readonly mark?: ReactNode;
  /** Where its title leads. */
  readonly page?: string | undefined;
  /** Stands beside the title. */
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
// As high as a finger needs it, without moving the heading.
const link = css({ color: 'inherit', paddingBlock: '0.8rem' });
const card = css({
  gap: space.m,
  padding: `clamp(${space.m}, 2.2vw, ${space.l})`,
});
const deepCard = css(deepSurface, card, {
  position: 'relative',
  overflow: 'hidden',
  borderColor: color.deepLine,
  '& > :not(svg)': { position: 'relative' },
});
// At its end, where no words stand.
const lines = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '33%',
  blockSize: '100%',
  color: color.onDeepRiver,
  opacity: 0.4,
  maskImage: 'linear-gradient(to right, transparent, black)',
});

/** One part of a dashboard, named by its heading. */
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
      css={[deep ? deepCard : card, cardWidths[width], onScreen && styles.notOnPaper]}
      aria-labelledby={titleId}
    >
      {deep && <RiverLines css={lines} />}
      {mark}
      <div css={head}>
        <h2 css={styles.smallHeading} id={titleId}>
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
