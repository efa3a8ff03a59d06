import { useLocation, useNavigate } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import {
  type PasswordLinkResult,
  readPasswordLink,
  readStoredPasswordLink,
} from './read-password-link.ts';

/**
 * The state of the page's password link. It is `unknown` until hydration, because the prerendered page does not know
 * the URL query.
 */
export type PasswordLinkState = PasswordLinkResult | 'nothing' | 'unknown';

/**
 * Returns the password link that opened this page, and removes its token from the address bar. For a reload,
 * `history.state` stores the link.
 */
export function usePasswordLink(): {
  readonly arrivedBy: PasswordLinkState;
  readonly forget: () => void;
} {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [arrivedBy, setArrivedBy] = useState<PasswordLinkState>('unknown');

  useEffect(() => {
    const found = readPasswordLink({ search, hash });
    if (found) void navigate(pathname, { replace: true, state: { passwordLink: found } });
    const link = found ?? readStoredPasswordLink(state);
    setArrivedBy((before) => link ?? (before === 'unknown' ? 'nothing' : before));
  }, [pathname, search, hash, state, navigate]);

  return {
    arrivedBy,
    forget: () => void navigate(pathname, { replace: true, state: null }),
  };
}
