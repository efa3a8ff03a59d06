/** Returns the origins that may call the API and be the target of mail links. `localhost` and 127.0.0.1 both count. */
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
 * Returns the target of a mail link. It is `wanted` if its origin is allowed, and otherwise the site. The embedded
 * backend would accept any loopback address and port, so this function checks the origin itself.
 */
export function safeRedirect(
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
