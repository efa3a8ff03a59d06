import { useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { useEffect } from 'react';
import { pollInterval } from './query-client.ts';

/** Notices within one poll that the session has ended elsewhere; the host then leads to a login page. */
export function useSessionCheck(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      // Until the host has the session, or has given up, a check would show it as it is stored.
      if (useAuth.getState().session.status !== 'signedIn') return;
      // Offline there is nothing to notice; the next poll checks again.
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
