/** Returns the URL path of the folder with an app's browser files, with a trailing slash. */
export function getAppFilesPath(app: string): string {
  return `/apps/${app}/files/`;
}
