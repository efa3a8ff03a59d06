import { Card } from '@torsa/shared/ui/card';
import { Container } from '@torsa/shared/ui/container';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { cardWidths, dashboardGrid } from './dashboard-grid.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import type { DashboardMessages } from './dashboard-messages.en.ts';

interface LoadingDashboardProps {
  readonly messages: DashboardMessages['loading'];
}

/** Shown while it is not known who is signed in. */
export function LoadingDashboard({ messages }: LoadingDashboardProps) {
  return (
    <>
      <DashboardHeader title={messages.title} />
      <Container css={dashboardGrid}>
        <Card css={cardWidths.third}>
          <Skeleton label={messages.label} />
        </Card>
        <Card css={cardWidths.twoThirds} aria-hidden="true" />
      </Container>
    </>
  );
}
