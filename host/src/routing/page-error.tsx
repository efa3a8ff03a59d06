import { Button } from '@torsa/shared/ui/button';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { useHead } from '../document/use-head.ts';
import { failureHead } from './page-handle.ts';

/** Shows in the outlet that a page could not be loaded or failed, and tries again when asked. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const retrying = useNavigation().state === 'loading';
  useHead(failureHead);

  useEffect(() => {
    console.error('This part of the page failed.', error);
  }, [error]);

  async function retry() {
    // To the address that is shown, fragment included, the router goes without loading anything.
    await navigate({ ...location, hash: '' }, { replace: true });
    if (location.hash) await navigate(location, { replace: true });
  }

  return (
    <div role="alert">
      <PageHeader
        title="This part of the site is not available right now"
        lead="The rest of the site works. Try again in a moment."
      >
        <Button busy={retrying} onClick={retry}>
          {retrying ? 'Trying again…' : 'Retry'}
        </Button>
      </PageHeader>
    </div>
  );
}
