import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { freePort } from '@torsa/node-lib/testing/free-port';

/** What Lighthouse says of a page: points of a hundred by category, and what cost points. */
interface LighthouseScores {
  readonly points: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
}

/** A browser that Lighthouse can steer. */
export interface LighthouseBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/** Speed is not among them: it is measured with care by `npm run bench`. */
const categories = ['accessibility', 'best-practices', 'seo'];

export async function launchForLighthouse({
  args = [],
  ...options
}: LaunchOptions): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** Has Lighthouse look at a page as on a phone. @param url on this machine */
export async function lighthouseScores(url: string, port: number): Promise<LighthouseScores> {
  // Every worker that reads the specs would load it, and `npm test` has no use for it.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    // For measures of speed alone.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    cpuQuietThresholdMs: 0,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse saw nothing at ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const found = Object.values(lhr.categories);
  const audits = found.flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]),
  );
  return {
    points: Object.fromEntries(found.map(({ id, score }) => [id, (score ?? 0) * 100])),
    lost: audits
      .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
      .map((audit) => `${audit?.title}: ${JSON.stringify(audit?.details)}`),
  };
}
