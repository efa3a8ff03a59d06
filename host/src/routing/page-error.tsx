import type { PageHead } from '@torsa/shared/contract/remote';
import { Button } from '@torsa/shared/ui/button';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { useHead } from '../document/use-head.ts';

const head: PageHead = {
  title: 'Not available right now',
  description: 'This part of the site could not be loaded.',
};

interface PageErrorProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shows in the outlet that a page could not be loaded or failed, and tries again when asked. */
export function PageError({ retrying, onRetry }: PageErrorProps) {
  useHead(head);

  return (
    <div role="alert">
      <PageHeader
        title="This part of the site is not available right now"
        lead="The rest of the site works. Try again in a moment."
      >
        <Button busy={retrying} onClick={onRetry}>
          {retrying ? 'Trying again…' : 'Retry'}
        </Button>
      </PageHeader>
    </div>
  );
}
