import { useI18n } from '@torsa/shared/i18n';
import { useLocation, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { useEffect, useRef, useState } from 'react';
import { BackendError, backendMessage } from '../../database/backend-error.ts';
import { type LogOutCopy, logOutCopy } from './log-out.copy.en.ts';
import { logOut } from './log-out.ts';

/**
 * Logging out as every Log Out button does it: end at the home page, or say why not.
 * @param toasts in the language of the page; releases from before there were some hand over none
 */
export function useLogOut(toasts: LogOutCopy = logOutCopy): {
  readonly isLoggingOut: boolean;
  readonly logOut: () => Promise<void>;
} {
  const { language } = useI18n();
  const leaveForHome = useLeaveForHome();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const isRunning = useRef(false);

  return {
    isLoggingOut,
    logOut: async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      setLoggingOut(true);
      try {
        await logOut(leaveForHome);
        notify({ kind: 'success', ...toasts.loggedOut });
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        const { title, message } = toasts.logoutFailed;
        notify({ kind: 'error', title, message: backendMessage(error, language) ?? message });
      } finally {
        isRunning.current = false;
        setLoggingOut(false);
      }
    },
  };
}

/**
 * Goes to the home page; the promise ends when another page is on the screen. The router's own promise
 * ends before that, while the page that is left still renders: its guard would see that the session is
 * over and go to the login page instead.
 */
function useLeaveForHome(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const onLeft = useRef<() => void>(() => {});

  useEffect(() => {
    onLeft.current();
    // A button that goes away with its page sees no change of location, only its own end.
    return () => onLeft.current();
  }, [location]);

  return async () => {
    // There is nothing to leave, and no other page would come.
    if (location.pathname === '/') return;
    await new Promise<void>((resolve) => {
      onLeft.current = resolve;
      void navigate('/');
    });
  };
}
