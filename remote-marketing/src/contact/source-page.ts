import { readPath } from '@torsa/shared/i18n/languages';

/** The format that the database accepts. */
const form = /^\/[a-z0-9:/-]{0,199}$/;
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The previous page of this site in the tab's history: a path without language, query and IDs. Undefined if the
 * visitor came from elsewhere. The browser's history knows it through reloads, so nothing is stored.
 */
export function sourcePage(): string | undefined {
  const here = pageOf(location.href);
  const before = entriesBefore()
    .map(pageOf)
    .findLast((page) => page !== here);
  return before !== undefined && form.test(before) ? before : undefined;
}

/** Earlier URLs of this site in the tab's history, oldest first. */
function entriesBefore(): readonly string[] {
  // Not every browser has `navigation`, and WebKitGTK has an empty one.
  const { navigation }: { readonly navigation?: Partial<Navigation> } = window;
  const open = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries?.() ?? []).slice(0, open).flatMap(({ url }) => url ?? []);
}

function pageOf(address: string): string {
  return readPath(new URL(address).pathname).path.replace(ids, ':id');
}
