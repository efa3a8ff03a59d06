import { useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { useEffect } from 'react';
import { pollInterval } from './query-client.ts';

/**
 * Polls whether the login session has ended in another tab or on another device. The host application then redirects
 * to a login page.
 */
export function useSessionCheck(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      // Skip the check until the host application has loaded the session, because the stored session may be outdated.
      if (useAuth.getState().session.status !== 'signedIn') return;
      // Ignore failures, for example while offline, because the next poll repeats the check.
      loadSession()
        .then((session) => session.check())
        .catch(() => undefined);
    };
    const polls = setInterval(check, pollInterval);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    return () => {
      clearInterval(polls);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
    };
  }, []);
}
