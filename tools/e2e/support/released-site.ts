import { buildVariant, type Edit } from './build-variant.ts';
import { closePages } from './close-pages.ts';
import { type CopiedSite, copiedSite } from './copied-site.ts';
import { runRelease } from './run-release.ts';
import { test as base } from './test.ts';

export interface ReleasedSite extends CopiedSite {
  /** Runs a release command on this site. */
  readonly release: (...args: readonly string[]) => Promise<unknown>;
  /** Builds an app with some edits; its folder is for `--from`. */
  readonly build: (folder: string, ...edits: readonly Edit[]) => Promise<string>;
}

/** How long a build may take on a busy machine, in milliseconds: no part of what a test is about. */
const buildLimit = 60_000;

/** A published site of its own for each test, to release into. */
export const test = base.extend<{ readonly site: ReleasedSite }>({
  site: async ({ context }, use, testInfo) => {
    const site = await copiedSite();
    const undo: (() => Promise<void>)[] = [site.close];
    await use({
      ...site,
      release: (...args) => runRelease(site.dir, ...args),
      build: async (folder, ...edits) => {
        testInfo.setTimeout(testInfo.timeout + buildLimit);
        const { dir, source } = await buildVariant(folder, edits);
        undo.push(source.remove);
        return dir;
      },
    });
    await closePages(context);
    for (const step of undo) await step();
  },
});
