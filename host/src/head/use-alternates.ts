import { useI18n } from '@torsa/shared/i18n';
import { listLanguageAlternates } from '@torsa/shared/i18n/alternates';
import { siteConfig } from '@torsa/shared/site-config';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After each navigation, updates the canonical link and the language links in the `<head>`, if the HTML document has
 * them.
 */
export function useAlternateLanguageLinks(): void {
  const { language: shown } = useI18n();
  const { pathname } = useLocation();
  useEffect(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[hreflang], link[rel=canonical]');
    if (links.length === 0) return;
    const alternates = listLanguageAlternates(siteConfig().siteUrl, pathname);
    for (const link of links) {
      const language = link.hreflang || shown;
      const alternate = alternates.find(({ hrefLang }) => hrefLang === language);
      if (alternate) link.href = alternate.href;
    }
  }, [shown, pathname]);
}
