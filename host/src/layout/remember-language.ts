import { type Language, languageStorageKey } from '@torsa/shared/i18n/languages';

/** Keeps the language that the visitor chose for the next visit: see `document/before-paint.ts`. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // When storage is unavailable, the address alone decides.
  }
}
