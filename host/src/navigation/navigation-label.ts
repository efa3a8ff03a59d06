/** Returns the text of the navigation link to a path, without badges. It is available before the code of the page loads. */
export function navigationLabel(pathname: string): string {
  const link = document.querySelector(`nav a[href="${CSS.escape(pathname)}"]`);
  return link?.firstChild?.textContent ?? '';
}
