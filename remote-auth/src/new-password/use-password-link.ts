import { useLocation, useNavigate } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { type LinkResult, readPasswordLink, readStoredLink } from './read-password-link.ts';

/** `unknown` until the page is alive: the server sees no address but the page's own. */
export type LinkState = LinkResult | 'nothing' | 'unknown';

/**
 * The link that led here. Its token leaves the address bar at once, and so the history, screenshots and reports; the
 * history's state keeps it over a reload until `forget` is called.
 */
export function usePasswordLink(): {
  readonly arrivedBy: LinkState;
  readonly forget: () => void;
} {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [arrivedBy, setArrivedBy] = useState<LinkState>('unknown');

  useEffect(() => {
    const found = readPasswordLink({ search, hash });
    if (found) void navigate(pathname, { replace: true, state: { passwordLink: found } });
    const link = found ?? readStoredLink(state);
    setArrivedBy((before) => link ?? (before === 'unknown' ? 'nothing' : before));
  }, [pathname, search, hash, state, navigate]);

  return {
    arrivedBy,
    forget: () => void navigate(pathname, { replace: true, state: null }),
  };
}
