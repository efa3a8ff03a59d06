/**
 * Address of the folder in which all browser files of an app are, with a slash at the end. No release is part of it, and
 * the files have names made from their content: what a release did not change keeps its address.
 */
export function appFiles(app: string): string {
  return `/apps/${app}/files/`;
}
