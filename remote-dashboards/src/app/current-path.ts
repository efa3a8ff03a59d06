/** Returns the navigation entry of a path or its nearest parent, such as `/dashboard/inbox` for a conversation. */
export function getNavigationPath(
  entries: readonly { readonly path: string }[],
  pathname: string,
): string | undefined {
  return entries
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
