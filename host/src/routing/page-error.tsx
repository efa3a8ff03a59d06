import { Button } from '@torsa/shared/ui/button';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useHead } from '../document/use-head.ts';
import { failureHead } from './page-handle.ts';

/** Shows in the outlet that a page could not be loaded or failed, and tries again when asked. */
export function PageError() {
  const error = useRouteError();
  // A navigation to where we are loads nothing when the address has a fragment.
  const { revalidate, state } = useRevalidator();
  const retrying = state === 'loading';
  useHead(failureHead);

  useEffect(() => {
    console.error('This part of the page failed.', error);
  }, [error]);

  return (
    <div role="alert">
      <PageHeader
        title="This part of the site is not available right now"
        lead="The rest of the site works. Try again in a moment."
      >
        <Button busy={retrying} onClick={revalidate}>
          {retrying ? 'Trying again…' : 'Retry'}
        </Button>
      </PageHeader>
    </div>
  );
}
