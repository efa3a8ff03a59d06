import { readReturnPath } from '@torsa/shared/contract/return-path';
import { lazy, startTransition, useEffect, useState } from 'react';

/** Loads the logged-out notice on demand, because few visitors see it. */
const LoggedOut = lazy(() => import(/* webpackChunkName: "logged-out" */ './logged-out.tsx'));

/** The login page's notice that the session has ended while a private page was open. */
export function LoggedOutNotice() {
  const [isShown, setShown] = useState(false);
  // Reads session storage after hydration. The React transition prevents that a late notice moves the login form
  // during a click.
  useEffect(() => startTransition(() => setShown(readReturnPath() !== undefined)), []);
  return isShown && <LoggedOut />;
}
