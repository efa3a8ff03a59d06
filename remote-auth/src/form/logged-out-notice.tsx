import { readReturnPath } from '@torsa/shared/contract/return-path';
import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded on demand, because few visitors see this notice. */
const LoggedOut = lazy(() => import(/* webpackChunkName: "logged-out" */ './logged-out.tsx'));

/** A notice on the login page: the session ended, and the browser left a private page. */
export function LoggedOutNotice() {
  const [isShown, setShown] = useState(false);
  // The prerendered document does not know this tab's storage.
  useEffect(() => setShown(readReturnPath() !== undefined), []);
  if (!isShown) return null;
  return (
    <Suspense>
      <LoggedOut />
    </Suspense>
  );
}
