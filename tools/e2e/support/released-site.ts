import type { BrowserContext, TestInfo } from '@playwright/test';
import { buildTimeoutMs, buildVariant } from './build-variant.ts';
import { cachedSite } from './cached-site.ts';
import { closePages } from './close-pages.ts';
import { type CopiedSite, copiedSite } from './copied-site.ts';
import { runRelease } from './run-release.ts';
import { test as base } from './test.ts';
import type { Variant } from './variants.ts';

export interface ReleasedSite extends CopiedSite {
  /** Runs a release command on this site. */
  readonly release: (...args: readonly string[]) => Promise<unknown>;
  /** Builds an app with some edits; its folder is for `--from`. */
  readonly build: (variant: Variant) => Promise<string>;
}

/** A published site of its own for each test, to release into. */
export const test = base.extend<{
  readonly site: ReleasedSite;
  /** The same, with the second release of marketing over the first. */
  readonly secondSite: ReleasedSite;
  /** The same, whose release brings new pages. */
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

/** A build is no part of what a test is about. */
function allowBuild(testInfo: TestInfo): void {
  testInfo.setTimeout(testInfo.timeout + buildTimeoutMs);
}
