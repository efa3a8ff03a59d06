import type { BrowserContext, TestInfo } from '@playwright/test';
import { buildTimeoutMs, buildVariant } from './build-variant.ts';
import { cachedSite } from './cached-site.ts';
import { closePages } from './close-pages.ts';
import { type CopiedSite, copiedSite } from './copied-site.ts';
import { runRelease } from './run-release.ts';
import { test as base } from './test.ts';
import type { Variant } from './variants.ts';

export interface ReleasedSite extends CopiedSite {
  /** Runs a release command on this site's store. */
  readonly release: (...args: readonly string[]) => Promise<unknown>;
  /** Builds an app with some edits. @returns the folder for `--from`. */
  readonly build: (variant: Variant) => Promise<string>;
}

/** Playwright's test with a published site of its own, into which a test may release. */
export const test = base.extend<{
  readonly site: ReleasedSite;
  /** A published site with a second release of marketing. */
  readonly secondSite: ReleasedSite;
  /** A published site whose second release of marketing adds pages. */
  readonly siteWithNewPages: ReleasedSite;
}>({
  site: async ({ context }, use, testInfo) => {
    await useSite(await copiedSite(), context, testInfo, use);
  },
  secondSite: async ({ context }, use, testInfo) => {
    allowBuild(testInfo);
    await useSite(await copiedSite(await cachedSite('secondMarketing')), context, testInfo, use);
  },
  siteWithNewPages: async ({ context }, use, testInfo) => {
    allowBuild(testInfo);
    await useSite(
      await copiedSite(await cachedSite('marketingWithNewPages')),
      context,
      testInfo,
      use,
    );
  },
});

async function useSite(
  site: CopiedSite,
  context: BrowserContext,
  testInfo: TestInfo,
  use: (site: ReleasedSite) => Promise<void>,
): Promise<void> {
  await use({
    ...site,
    release: (...args) => runRelease(site.dir, ...args),
    build: ({ folder, edits }) => {
      allowBuild(testInfo);
      return buildVariant(folder, edits);
    },
  });
  await closePages(context);
  await site.close();
}

/** Extends the test's time-out by the time of a build. */
function allowBuild(testInfo: TestInfo): void {
  testInfo.setTimeout(testInfo.timeout + buildTimeoutMs);
}
