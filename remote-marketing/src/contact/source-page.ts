import { parseLocalizedPath } from '@torsa/shared/i18n/languages';

/** Matches the paths of source pages that the database accepts. */
const form = /^\/[a-z0-9:/-]{0,199}$/;
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns the page of this site that the visitor opened before the contact page: a path without language, query and
 * IDs. Returns undefined if the visitor came from another site. The browser keeps the tab's history during a reload,
 * so nothing is stored.
 */
export function findSourcePage(): string | undefined {
  const here = pageOf(location.href);
  const before = entriesBefore()
    .map(pageOf)
    .findLast((page) => page !== here);
  return before !== undefined && form.test(before) ? before : undefined;
}

/** Returns the earlier URLs of this site in the tab's history, oldest first. */
function entriesBefore(): readonly string[] {
  // Some browsers have no `window.navigation`, and in WebKitGTK this object is empty.
  const { navigation }: { readonly navigation?: Partial<Navigation> } = window;
  const open = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries?.() ?? []).slice(0, open).flatMap(({ url }) => url ?? []);
}

function pageOf(address: string): string {
  return parseLocalizedPath(new URL(address).pathname).path.replace(ids, ':id');
}
