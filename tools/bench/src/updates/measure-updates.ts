import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { createSourceCopy } from '@torsa/e2e/support/source-copy';
import { appDirs } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { measureInRounds } from '../measure-rounds.ts';
import type { BenchOptions } from '../options.ts';
import type { BenchResultRow } from '../results.ts';
import { publishSiteVariants } from '../sites/write-variants.ts';
import { measureReturnVisitBytes } from './measure-return.ts';
import { sampleUpdateReleases } from './releases.ts';

const run = promisify(execFile);

/** Measures how much a returning visitor downloads after each sample release. */
export async function measureReleaseDownloads(
  browser: Browser,
  { rounds }: BenchOptions,
): Promise<readonly BenchResultRow[]> {
  // The copied sources include the benchmark's folder, which contains the monolith's entry module.
  const source = await createSourceCopy(['tools/bench']);
  const { path: folder, remove } = await makeTempFolder();
  const publish = async (site: string, apps: readonly string[]) => {
    console.log(`Publishing the site variants ${site} to measure the download after a release`);
    const build = ['tools/scripts/run.mjs', 'build', ...apps];
    await run(process.execPath, build, { cwd: source.dir });
    await publishSiteVariants(path.join(folder, site), source.dir, apps);
  };
  try {
    await publish('before', Object.keys(appDirs));
    for (const [name, { app, file, before, after }] of Object.entries(sampleUpdateReleases)) {
      await cp(path.join(folder, 'before'), path.join(folder, name), {
        recursive: true,
        preserveTimestamps: true,
      });
      await source.edit(file, before, after);
      await publish(name, [app]);
      await source.edit(file, after, before);
    }
    return await measureInRounds(rounds, Object.keys(sampleUpdateReleases), (release, variant) =>
      measureReturnVisitBytes(browser, [
        path.join(folder, 'before', variant),
        path.join(folder, release, variant),
      ]),
    );
  } finally {
    await remove();
    await source.remove();
  }
}
