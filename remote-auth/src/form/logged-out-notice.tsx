import { readReturnPath } from '@torsa/shared/contract/return-path';
import { lazy, Suspense, useEffect, useState } from 'react';

/** Few ever see it, so no page carries it. */
const LoggedOut = lazy(() => import(/* webpackChunkName: "logged-out" */ './logged-out.tsx'));

/** Says that a session has ended, to a person who was led here from a page that needs one. */
export function LoggedOutNotice() {
  const [isShown, setShown] = useState(false);
  // The prerendered document knows nothing of the tab.
  useEffect(() => setShown(readReturnPath() !== undefined), []);
  if (!isShown) return null;
  return (
    <Suspense>
      <LoggedOut />
    </Suspense>
  );
}
