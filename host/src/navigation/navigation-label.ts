/** What links in the site's navigation call a page: words that are known before its code is there, without a figure beside them. */
export function navigationLabel(pathname: string): string {
  const link = document.querySelector(`nav a[href="${CSS.escape(pathname)}"]`);
  return link?.firstChild?.textContent ?? '';
}
