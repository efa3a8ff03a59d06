import {
  getLanguagePrefix,
  isLanguage,
  languageStorageKey,
  parseLocalizedPath,
} from '@torsa/shared/i18n/languages';

/*
 * Redirects a visitor from another site to the same page in the stored language. Links within the site do not redirect,
 * because the visitor chose their language. The page's language comes only from the URL, which prevents redirect loops.
 */
try {
  const { origin, pathname, search, hash } = location;
  const { language, path } = parseLocalizedPath(pathname);
  const chosen = localStorage.getItem(languageStorageKey);
  const isFromHere = document.referrer.startsWith(`${origin}/`);
  if (chosen !== null && isLanguage(chosen) && chosen !== language && !isFromHere) {
    document.documentElement.style.visibility = 'hidden';
    location.replace(
      origin + getLanguagePrefix(chosen) + (path === '/' ? '' : path) + search + hash,
    );
  }
} catch {}
