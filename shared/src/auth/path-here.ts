import { pathIn, readPath } from '../i18n/languages.ts';

/** The address of a page in the language of the page that is shown. @param path its address in the main language */
export function pathHere(path: string): string {
  return pathIn(readPath(location.pathname).language, path);
}
