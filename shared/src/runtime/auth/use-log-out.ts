import { useI18n } from '@torsa/shared/i18n';
import { useLocation, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { useEffect, useRef, useState } from 'react';
import { BackendError, getBackendMessage } from '../../database/backend-error.ts';
import { type LogOutTexts, logOutTexts } from './log-out.copy.en.ts';
import { logOut } from './log-out.ts';

/**
 * Returns the click handler of every Log Out button, which logs out and opens the home page, or shows the error.
 * @param toasts in the page's language. Remotes of earlier releases pass no texts.
 */
export function useLogOut(toasts: LogOutTexts = logOutTexts): {
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
        notify({ kind: 'error', title, message: getBackendMessage(error, language) ?? message });
      } finally {
        isRunning.current = false;
        setLoggingOut(false);
      }
    },
  };
}

/**
 * Navigates to the home page and resolves after the home page has replaced the old page, whose guard would redirect.
 */
function useLeaveForHome(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const onLeft = useRef<() => void>(() => {});

  useEffect(() => {
    onLeft.current();
    // Resolves if the logout button unmounts with its page and receives no location change.
    return () => onLeft.current();
  }, [location]);

  return async () => {
    // Returns immediately on the home page, where no navigation would resolve the promise.
    if (location.pathname === '/') return;
    await new Promise<void>((resolve) => {
      onLeft.current = resolve;
      void navigate('/');
    });
  };
}
