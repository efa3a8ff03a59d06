import { localizePath, readPath } from '@torsa/shared/i18n/languages';

/** The path of a page in the current page's language. @param path in the main language */
export function localizedPath(path: string): string {
  return localizePath(readPath(location.pathname).language, path);
}
