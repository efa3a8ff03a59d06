const parameter = 'preview';
const storageKey = 'torsa.preview';

/** The URL query value that ends a preview: `?preview=off`. */
const off = 'off';

/** Returns the `?preview` value of the URL, or the value that this tab stored earlier. */
export function readRequestedPreview(): string | undefined {
  const asked = new URLSearchParams(location.search).get(parameter);
  try {
    if (asked === off) sessionStorage.removeItem(storageKey);
    else if (asked) sessionStorage.setItem(storageKey, asked);
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return asked && asked !== off ? asked : undefined;
  }
}

/** Returns the current URL with `?preview=off`. */
export function getUrlThatEndsPreview(
  shown: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const search = new URLSearchParams(shown.search);
  search.set(parameter, off);
  // Merges the leading slashes, because a link to a path with two leading slashes would open another site.
  return `${shown.pathname.replace(/^\/+/, '/')}?${search}${shown.hash}`;
}
