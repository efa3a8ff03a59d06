import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Skeleton } from '@torsa/shared/ui/skeleton';

/** Stands in the outlet while a page or the session is on its way. */
export function LoadingPage() {
  return (
    <>
      <PageHeader title="Loading…" />
      <Container>
        <Skeleton label="Loading the page" />
      </Container>
    </>
  );
}
