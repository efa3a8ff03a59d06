import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import type { DashboardMessages } from './dashboard-messages.en.ts';

interface LoadingDashboardProps {
  readonly messages: DashboardMessages['loading'];
}

/** Shown while it is not known who is signed in. */
export function LoadingDashboard({ messages }: LoadingDashboardProps) {
  return (
    <>
      <PageHeader title={messages.title} />
      <Container>
        <Skeleton label={messages.label} />
      </Container>
    </>
  );
}
