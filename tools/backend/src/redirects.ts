/**
 * Returns the origins that may call the API and be the target of email links. `localhost` also allows 127.0.0.1, and
 * vice versa.
 */
export function listAllowedOrigins(siteUrl: string, extra: readonly string[] = []): Set<string> {
  return new Set([siteUrl, ...extra].map((url) => new URL(url)).flatMap(withLoopbackTwin));
}

function withLoopbackTwin(url: URL): string[] {
  const twins: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  const twin = twins[url.hostname];
  if (!twin) return [url.origin];
  return [url.origin, `${url.protocol}//${twin}${url.port ? `:${url.port}` : ''}`];
}

/**
 * Returns the target URL of an email link: the wanted URL if its origin is allowed, otherwise the site. The embedded
 * backend itself would accept any port of a loopback address.
 */
export function getAllowedRedirectUrl(
  wanted: string | null,
  siteUrl: string,
  origins: ReadonlySet<string>,
): string {
  if (!wanted) return siteUrl;
  try {
    const url = new URL(wanted);
    const harmless = !url.username && !url.password && origins.has(url.origin);
    return harmless ? url.href : siteUrl;
  } catch {
    return siteUrl;
  }
}
