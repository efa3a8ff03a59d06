import { siteConfig } from '@torsa/shared/site-config';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { alternatesOf } from './alternates.ts';

/** Keeps the addresses of the other languages, where the document names them, those of the page that is shown. */
export function useAlternates(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
    if (links.length === 0) return;
    const alternates = alternatesOf(siteConfig().siteUrl, pathname);
    for (const link of links) {
      const alternate = alternates.find(({ hrefLang }) => hrefLang === link.hreflang);
      if (alternate) link.href = alternate.href;
    }
  }, [pathname]);
}
