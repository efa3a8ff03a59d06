const parameter = 'preview';
const storageKey = 'torsa.preview';

/** Ends a preview: `?preview=off`. */
const off = 'off';

/**
 * The preview that this tab is to show: asked for in the address, or before in the same tab.
 * A tab whose storage is closed shows it on pages that name it in their address.
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

/** Where a tab leaves its preview: the address that is shown, as everybody sees it. */
export function leavePreviewAddress(shown: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const search = new URLSearchParams(shown.search);
  search.set(parameter, off);
  // What begins with two slashes leads to another site.
  return `${shown.pathname.replace(/^\/+/, '/')}?${search}${shown.hash}`;
}
