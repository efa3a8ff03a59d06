const parameter = 'preview';
const storageKey = 'torsa.preview';

/** The value that ends a preview: `?preview=off`. */
const off = 'off';

/**
 * Returns the preview in the address, or the one stored earlier in this tab. With blocked storage, only pages with the
 * parameter show it.
 */
export function requestedPreview(): string | undefined {
  const asked = new URLSearchParams(location.search).get(parameter);
  try {
    if (asked === off) sessionStorage.removeItem(storageKey);
    else if (asked) sessionStorage.setItem(storageKey, asked);
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return asked && asked !== off ? asked : undefined;
  }
}

/** Returns the current address with `?preview=off`. */
export function leavePreviewAddress(shown: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const search = new URLSearchParams(shown.search);
  search.set(parameter, off);
  // A path with two slashes at its start would lead to another site.
  return `${shown.pathname.replace(/^\/+/, '/')}?${search}${shown.hash}`;
}
