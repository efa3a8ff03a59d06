import { localizePath, parseLocalizedPath } from '@torsa/shared/i18n/languages';

/**
 * Returns the URL path of a page in the language of the current page.
 * @param path the path in the main language
 */
export function localizePathLikeCurrentPage(path: string): string {
  return localizePath(parseLocalizedPath(location.pathname).language, path);
}
