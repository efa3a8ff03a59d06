import { readReturnPath } from '@torsa/shared/contract/return-path';
import { lazy, Suspense, useEffect, useState } from 'react';

/** Load the logged-out notice on demand, because few visitors see the notice. */
const LoggedOut = lazy(() => import(/* webpackChunkName: "logged-out" */ './logged-out.tsx'));

/** The notice on the login page after the session has ended while a private page was open. */
export function LoggedOutNotice() {
  const [isShown, setShown] = useState(false);
  // Render the notice after hydration, because the prerendered document does not know the session storage of this
  // tab.
  useEffect(() => setShown(readReturnPath() !== undefined), []);
  if (!isShown) return null;
  return (
    <Suspense>
      <LoggedOut />
    </Suspense>
  );
}
