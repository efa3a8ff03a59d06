/** Of the entries that the page at `pathname` is, or lies below, the closest: `/dashboard/inbox` for one of its conversations. */
export function currentPath(
  entries: readonly { readonly path: string }[],
  pathname: string,
): string | undefined {
  return entries
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
