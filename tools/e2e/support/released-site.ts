import { buildTimeoutMs, buildVariant } from './build-variant.ts';
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
export const test = base.extend<{ readonly site: ReleasedSite }>({
  site: async ({ context }, use, testInfo) => {
    const site = await copiedSite();
    await use({
      ...site,
      release: (...args) => runRelease(site.dir, ...args),
      build: ({ folder, edits }) => {
        // No part of what a test is about.
        testInfo.setTimeout(testInfo.timeout + buildTimeoutMs);
        return buildVariant(folder, edits);
      },
    });
    await closePages(context);
    await site.close();
  },
});
