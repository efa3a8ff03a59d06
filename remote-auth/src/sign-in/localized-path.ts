import { localizePath, readPath } from '@torsa/shared/i18n/languages';

/** The address of a page in the language of the page that is shown. @param path its address in the main language */
export function localizedPath(path: string): string {
  return localizePath(readPath(location.pathname).language, path);
}
