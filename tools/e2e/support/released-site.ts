import type { BrowserContext, TestInfo } from '@playwright/test';
import { buildChangedApp, buildTimeoutMs } from './build-variant.ts';
import { publishCachedSite } from './cached-site.ts';
import { closeBrowserTabs } from './close-pages.ts';
import { type CopiedSite, copyAndServeSite } from './copied-site.ts';
import { runReleaseInTestProcess } from './run-release.ts';
import { test as base } from './test.ts';
import type { ChangedAppBuild } from './variants.ts';

export interface ReleasedTestSite extends CopiedSite {
  /** Runs a release command that publishes to the store (folder of published files) of this site. */
  readonly release: (...args: readonly string[]) => Promise<unknown>;
  /**
   * Builds an app with changed source files.
   * @returns the build folder for the `--from` option of the release command
   */
  readonly build: (variant: ChangedAppBuild) => Promise<string>;
}

/** Playwright's `test` with a separate published site, to which a test can publish releases. */
export const test = base.extend<{
  readonly site: ReleasedTestSite;
  /** A published site with a second release of the marketing app. */
  readonly secondSite: ReleasedTestSite;
  /** A published site with a second release of the marketing app, which adds pages. */
  readonly siteWithNewPages: ReleasedTestSite;
}>({
  site: async ({ context }, use, testInfo) => {
    await useSite(await copyAndServeSite(), context, testInfo, use);
  },
  secondSite: async ({ context }, use, testInfo) => {
    allowBuild(testInfo);
    await useSite(
      await copyAndServeSite(await publishCachedSite('secondMarketing')),
      context,
      testInfo,
      use,
    );
  },
  siteWithNewPages: async ({ context }, use, testInfo) => {
    allowBuild(testInfo);
    await useSite(
      await copyAndServeSite(await publishCachedSite('marketingWithNewPages')),
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
  use: (site: ReleasedTestSite) => Promise<void>,
): Promise<void> {
  await use({
    ...site,
    release: (...args) => runReleaseInTestProcess(site.dir, ...args),
    build: ({ folder, edits }) => {
      allowBuild(testInfo);
      return buildChangedApp(folder, edits);
    },
  });
  await closeBrowserTabs(context);
  await site.close();
}

/** Extends the time-out of a test that also builds an app. */
function allowBuild(testInfo: TestInfo): void {
  testInfo.setTimeout(testInfo.timeout + buildTimeoutMs);
}
