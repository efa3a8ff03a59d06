/**
 * The URL path of the folder with all browser files of an app, with a trailing slash. It contains no release ID, and
 * file names contain content hashes, so an unchanged file keeps its URL in the next release.
 */
export function appFiles(app: string): string {
  return `/apps/${app}/files/`;
}
