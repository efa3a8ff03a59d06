/**
 * Returns the text of the navigation link to a path, without its badge. The text is available before the page's code
 * loads.
 */
export function findNavigationLabel(pathname: string): string {
  const link = document.querySelector(`nav a[href="${CSS.escape(pathname)}"]`);
  return link?.firstChild?.textContent ?? '';
}
