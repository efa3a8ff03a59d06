import { chromium, type LaunchOptions } from '@playwright/test';
import { freePort } from '@torsa/node-lib/free-port';
import lighthouse from 'lighthouse';

/** What Lighthouse says of a page: points of a hundred by category, and what cost points. */
export interface LighthouseScores {
  readonly points: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
}

/** Speed is not among them: it is measured with care by `npm run bench`. */
const categories = ['accessibility', 'best-practices', 'seo'];

/** Has Lighthouse look at a page in a browser of its own, as on a phone. @param url on this machine */
export async function lighthouseScores(
  url: string,
  { args = [], ...options }: LaunchOptions,
): Promise<LighthouseScores> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: 'provided',
      disableFullPageScreenshot: true,
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
  } finally {
    await browser.close();
  }
}
