import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Container } from '@torsa/shared/ui/container';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { cardWidths, dashboardGrid } from '../parts/dashboard-grid.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import type { DashboardMessages } from './dashboard-messages.en.ts';

/** As large as the button that comes, so that the cards stay where they are. */
const button = css({
  inlineSize: '7rem',
  blockSize: '3rem',
  border: `2px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.pill,
});
const emptyLine = '\u00a0';

interface LoadingDashboardProps {
  readonly messages: DashboardMessages['loading'];
}

/** Shown while it is not known who is signed in. */
export function LoadingDashboard({ messages }: LoadingDashboardProps) {
  return (
    <>
      <DashboardHeader title={messages.title} lead={emptyLine}>
        <div css={button} />
      </DashboardHeader>
      <Container css={dashboardGrid}>
        <Card css={cardWidths.third}>
          <Skeleton label={messages.label} />
        </Card>
        <Card css={cardWidths.twoThirds}>
          <Skeleton lines={5} />
        </Card>
      </Container>
    </>
  );
}
