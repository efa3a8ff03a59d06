import { readPath } from '@torsa/shared/i18n/languages';

/** As the database takes it. */
const form = /^\/[a-z0-9:/-]{0,199}$/;
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The page of this site from which the visitor came to the one that is open: a path without a language, a query and IDs;
 * undefined where they came from elsewhere. The browser's own history knows it, through reloads too, so nothing is kept.
 */
export function sourcePage(): string | undefined {
  const here = pageOf(location.href);
  const before = entriesBefore()
    .map(pageOf)
    .findLast((page) => page !== here);
  return before !== undefined && form.test(before) ? before : undefined;
}

/** Addresses of this site that the tab has shown before, the oldest first. */
function entriesBefore(): readonly string[] {
  // Not every browser has it, and WebKitGTK has an empty one.
  const { navigation }: { readonly navigation?: Partial<Navigation> } = window;
  const open = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries?.() ?? []).slice(0, open).flatMap(({ url }) => url ?? []);
}

function pageOf(address: string): string {
  return readPath(new URL(address).pathname).path.replace(ids, ':id');
}
