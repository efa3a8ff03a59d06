/** Letters, digits and `-._~` mean the same whether or not they are percent-encoded: RFC 3986, section 6.2.2.2. */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The address that a request's target names at `base`, an origin. The path is canonical, so that whoever compares it
 * with the path of a route finds what the router finds. What looks like another host is part of the path.
 * @returns undefined for what is no path (`*`, a whole URL) and for broken percent-encoding.
 */
export function readTarget(target: string, base: string): URL | undefined {
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
