import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Skeleton } from '@torsa/shared/ui/skeleton';

/** Shown while it is not known who is signed in. */
export function LoadingDashboard() {
  return (
    <>
      <PageHeader title="Loading your dashboard…" />
      <Container>
        <Skeleton label="Loading your dashboard" />
      </Container>
    </>
  );
}
