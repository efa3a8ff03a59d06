import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { freePort } from '@torsa/node-lib/testing/free-port';

/** Lighthouse scores from 0 to 100 by category, and the Lighthouse audits that lost points. */
interface LighthouseScores {
  readonly points: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
}

/** A browser with a remote debugging port, to which Lighthouse connects. */
export interface LighthouseBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/** Omits the performance category, which `npm run bench` measures. */
const categories = ['accessibility', 'best-practices', 'seo'];

export async function launchBrowserForLighthouse({
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

/**
 * Runs Lighthouse with the settings of a phone.
 * @param url of a page that this machine serves
 */
export async function measureLighthouseScores(
  url: string,
  port: number,
): Promise<LighthouseScores> {
  // Imports Lighthouse only when it is used, because every Playwright worker loads this file.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    // Turns off the waiting times of Lighthouse that matter only for performance scores.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    cpuQuietThresholdMs: 0,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
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
