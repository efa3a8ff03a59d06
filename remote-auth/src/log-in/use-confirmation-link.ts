import { useLocation, useNavigate } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { type ConfirmationLink, readConfirmationLink } from './read-confirmation-link.ts';

/**
 * Returns the result of an email confirmation link. It immediately removes the result from the URL in the address bar
 * and the browser history.
 */
export function useConfirmationLink(): ConfirmationLink | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [mailLink, setMailLink] = useState<ConfirmationLink>();

  // The effect reads the URL hash after hydration, because the prerendered page does not know the hash.
  useEffect(() => {
    const found = readConfirmationLink({ search, hash });
    if (!found) return;
    setMailLink(found);
    void navigate(pathname, { replace: true });
  }, [pathname, search, hash, navigate]);

  return mailLink;
}
