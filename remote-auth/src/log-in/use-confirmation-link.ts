import { useLocation, useNavigate } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { type ConfirmationLink, readConfirmationLink } from './read-confirmation-link.ts';

/** Returns the result of a confirmation link, and removes it immediately from the address bar and the history. */
export function useConfirmationLink(): ConfirmationLink | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [mailLink, setMailLink] = useState<ConfirmationLink>();

  // In an effect, because the prerendered page does not know the hash.
  useEffect(() => {
    const found = readConfirmationLink({ search, hash });
    if (!found) return;
    setMailLink(found);
    void navigate(pathname, { replace: true });
  }, [pathname, search, hash, navigate]);

  return mailLink;
}
