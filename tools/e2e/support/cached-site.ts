import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ProcessLock } from '@torsa/node-lib/process-lock';
import { buildChangedApp, buildTimeoutMs } from './build-variant.ts';
import { copyFolder } from './copy-folder.ts';
import { runReleaseInTestProcess } from './run-release.ts';
import { testStack } from './stack.ts';
import { changedAppBuilds } from './variants.ts';

/**
 * Publishes a site with two releases of the marketing app, once per test run.
 * @returns the folder of the published site
 */
export async function publishCachedSite(
  release: 'secondMarketing' | 'marketingWithNewPages',
): Promise<string> {
  const kept = path.join(testStack.folder, release);
  const unlock = await new ProcessLock(`${kept}.lock`).acquire(buildTimeoutMs, release);
  try {
    if (existsSync(kept)) return kept;
    const draft = `${kept}.part`;
    await rm(draft, { recursive: true, force: true });
    await copyFolder(testStack.siteDir, draft);
    const { folder, edits } = changedAppBuilds[release];
    await runReleaseInTestProcess(
      draft,
      'publish',
      'marketing',
      '--from',
      await buildChangedApp(folder, edits),
    );
    await rename(draft, kept);
    return kept;
  } finally {
    await unlock();
  }
}
