/** The origins that may call the API and that mails may lead back to: `localhost` has a twin. */
export function originsOf(siteUrl: string, extra: readonly string[] = []): Set<string> {
  return new Set([siteUrl, ...extra].map((url) => new URL(url)).flatMap(withLoopbackTwin));
}

function withLoopbackTwin(url: URL): string[] {
  const twins: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  const twin = twins[url.hostname];
  if (!twin) return [url.origin];
  return [url.origin, `${url.protocol}//${twin}${url.port ? `:${url.port}` : ''}`];
}

/**
 * Where a mail's link may lead: `wanted` when it is on an allowed origin, else the site itself.
 * The embedded backend lets any loopback address and port pass, so it is not asked.
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
