/**
 * Returns the navigation entry of a path: the path itself or its nearest parent, such as `/dashboard/inbox` for a
 * conversation page.
 */
export function getNavigationPath(
  entries: readonly { readonly path: string }[],
  pathname: string,
): string | undefined {
  return entries
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
