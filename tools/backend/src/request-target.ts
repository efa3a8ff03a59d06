/**
 * Matches percent-encoded letters, digits and `-._~`, which are equivalent to the plain characters (RFC 3986, section
 * 6.2.2.2).
 */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Resolves a request's URL at the origin `base` with a normalized path, so that string comparisons and the router
 * match the same routes.
 * @returns undefined for a target that is not a path (`*` or a whole URL), and for invalid percent-encoding
 */
export function resolveRequestTarget(target: string, base: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  const [path = '', ...query] = target.split(/(?=\?)/);
  const decoded = path.replace(ENCODED_UNRESERVED, decodeURIComponent);
  const url = new URL(base + decoded + query.join(''));
  return isDecodable(url.pathname) ? url : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
