import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/**
 * Redirects by replacing the history entry, so that the browser's Back button does not open the redirecting page
 * again.
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
