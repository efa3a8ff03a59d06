import { readReturnPath } from '@torsa/shared/contract/return-path';
import { lazy, startTransition, useEffect, useState } from 'react';

/** Load the logged-out notice on demand, because few visitors see the notice. */
const LoggedOut = lazy(() => import(/* webpackChunkName: "logged-out" */ './logged-out.tsx'));

/** The notice on the login page after the session has ended while a private page was open. */
export function LoggedOutNotice() {
  const [isShown, setShown] = useState(false);
  // Render the notice after hydration, because the prerendered document does not know the session storage of this
  // tab. After a Suspense fallback, React would show the notice 300 ms late and so move the login form during a click.
  useEffect(() => startTransition(() => setShown(readReturnPath() !== undefined)), []);
  return isShown && <LoggedOut />;
}
