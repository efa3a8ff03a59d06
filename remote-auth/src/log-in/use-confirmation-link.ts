import { useLocation, useNavigate } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import {
  type ConfirmationLinkResult,
  readConfirmationLinkResult,
} from './read-confirmation-link.ts';

/** Returns the result of an email confirmation link, and removes it from the address bar and the browser history. */
export function useConfirmationLinkResult(): ConfirmationLinkResult | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [mailLink, setMailLink] = useState<ConfirmationLinkResult>();

  // Reads the URL hash after hydration, because the prerendered page does not know it.
  useEffect(() => {
    const found = readConfirmationLinkResult({ search, hash });
    if (!found) return;
    setMailLink(found);
    void navigate(pathname, { replace: true });
  }, [pathname, search, hash, navigate]);

  return mailLink;
}
