import { PageContainer } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { useShellTexts } from '../copy/copy-context.ts';

/** The loading indicator, shown in place of a page while the page or the session loads. */
export function LoadingPage() {
  const { loading } = useShellTexts();
  return (
    <>
      <PageHeader title={loading.title} />
      <PageContainer>
        <Skeleton label={loading.label} />
      </PageContainer>
    </>
  );
}
