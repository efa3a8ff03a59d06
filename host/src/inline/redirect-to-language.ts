import {
  getLanguagePrefix,
  isLanguage,
  languageStorageKey,
  parseLocalizedPath,
} from '@torsa/shared/i18n/languages';

/*
 * Leads a visitor who comes from elsewhere to the same page in the chosen language. Within the site every address is deliberate.
 * The shown language is read from the address only, so that a redirect never leads back to itself.
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
