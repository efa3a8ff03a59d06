import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes elsewhere, and leaves no trace in the history: Back would lead into it again and again. Whoever is on the way
 * already goes on: the address is that of the next page, while this one is still on the screen.
 */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const address = useHref(useLocation());
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (pathname + search + hash === address) void navigate(to, { replace: true });
  }, [navigate, to, address]);
  return null;
}
