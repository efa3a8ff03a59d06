import { useLocation, useNavigate } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { type ConfirmationLink, readConfirmationLink } from './read-confirmation-link.ts';

/** What the link in a mail brought, which is taken out of the address bar and the history at once. */
export function useConfirmationLink(): ConfirmationLink | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [mailLink, setMailLink] = useState<ConfirmationLink>();

  // In an effect, because the server knows no hash and has rendered the page without it.
  useEffect(() => {
    const found = readConfirmationLink({ search, hash });
    if (!found) return;
    setMailLink(found);
    void navigate(pathname, { replace: true });
  }, [pathname, search, hash, navigate]);

  return mailLink;
}
