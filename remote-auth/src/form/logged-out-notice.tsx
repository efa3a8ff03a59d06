import { readReturnPath } from '@torsa/shared/contract/return-path';
import { lazy, Suspense, useEffect, useState } from 'react';

/** This component loads on demand, because few visitors see the logged-out notice. */
const LoggedOut = lazy(() => import(/* webpackChunkName: "logged-out" */ './logged-out.tsx'));

/** The notice on the login page after the session has ended on a private page. */
export function LoggedOutNotice() {
  const [isShown, setShown] = useState(false);
  // The notice renders after hydration, because the prerendered document does not know the session storage of this
  // tab.
  useEffect(() => setShown(readReturnPath() !== undefined), []);
  if (!isShown) return null;
  return (
    <Suspense>
      <LoggedOut />
    </Suspense>
  );
}
