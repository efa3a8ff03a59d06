import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { deepSurface } from '@torsa/shared/theme/deep-surface';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { RiverLines } from '@torsa/shared/ui/river-lines';
import { type ReactNode, useId } from 'react';
import { type CardWidth, cardWidths } from './dashboard-grid.ts';

interface DashboardCardProps {
  readonly title: string;
  readonly width: CardWidth;
  /** Deep water with the river in it: for the one card of a dashboard that says how things stand. */
  readonly deep?: boolean;
  /** A drawing above the title. */
  readonly mark?: ReactNode;
  /** Where its title leads. */
  readonly page?: string | undefined;
  readonly children: ReactNode;
}

const { color, fontSize, space } = tokens;

const link = css({ color: 'inherit' });
const heading = css({ fontSize: fontSize.h3 });
const card = css({
  gap: space.m,
  padding: `clamp(${space.m}, 2.2vw, ${space.l})`,
});
const deepCard = css(deepSurface, card, {
  position: 'relative',
  overflow: 'hidden',
  justifyContent: 'flex-end',
  minBlockSize: '11rem',
  borderColor: color.deepLine,
  '& > :not(svg)': { position: 'relative' },
  '& > p': { maxInlineSize: '26rem' },
});
const lines = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: color.onDeepRiver,
  opacity: 0.4,
  maskImage: 'linear-gradient(to right, transparent 35%, black)',
});

/** One part of a dashboard, named by its heading. */
export function DashboardCard({
  title,
  width,
  deep = false,
  mark,
  page,
  children,
}: DashboardCardProps) {
  const titleId = useId();
  return (
    <Card as="section" css={[deep ? deepCard : card, cardWidths[width]]} aria-labelledby={titleId}>
      {deep && <RiverLines css={lines} />}
      {mark}
      <h2 css={heading} id={titleId}>
        {page ? (
          <Link css={link} to={page}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {children}
    </Card>
  );
}
