import { Button } from '@torsa/shared/ui/button';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { useShellTexts } from '../copy/copy-context.ts';
import { useDocumentHead } from '../head/use-head.ts';
import { fullScreenStyle } from './full-screen.ts';

interface PageErrorProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The error message in place of a page that failed to load or render, with a Retry button. */
export function PageError({ retrying, onRetry }: PageErrorProps) {
  const { failure } = useShellTexts();
  useDocumentHead(failure.head);

  return (
    <div role="alert" css={fullScreenStyle}>
      <PageHeader title={failure.title} lead={failure.lead}>
        <Button busy={retrying} onClick={onRetry}>
          {retrying ? failure.retrying : failure.retry}
        </Button>
      </PageHeader>
    </div>
  );
}
