import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { type ReactNode, useId } from 'react';

interface DashboardCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

const { color, fontSize, space } = tokens;

const heading = css({
  paddingBlockEnd: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: fontSize.h3,
});

/** One part of a dashboard, named by its heading. */
export function DashboardCard({ title, children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 css={heading} id={titleId}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
