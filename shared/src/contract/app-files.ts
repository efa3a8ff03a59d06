/**
 * Returns the URL path, with a trailing slash, of the folder with all browser files of an app. The path contains no
 * release ID, and filenames contain content hashes. An unchanged file therefore keeps its URL in the next release.
 */
export function getAppFilesPath(app: string): string {
  return `/apps/${app}/files/`;
}
