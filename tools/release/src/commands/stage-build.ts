import type { SiteChangeOptions } from '../change/change-site.ts';
import { type AppBuildFolder, buildFilePaths } from '../releases/read-build.ts';
import { ReleaseError } from '../releases/release.ts';
import { forEachInParallel } from '../store/in-parallel.ts';
import type { SiteStore } from '../store/store.ts';
import { readAppBuild } from './read-app-build.ts';

/** The folder of an app's staged builds, which is the only folder that a team's credentials can write. */
function folderOf(app: string, version: string): string {
  return `${app}/${version}/`;
}

/**
 * Uploads a build for the publish job, with credentials that can only write.
 * @param incoming the store of staged builds, which no web server serves.
 */
export async function stageBuild(
  incoming: SiteStore,
  app: string,
  dir: string,
  { dryRun, progress }: SiteChangeOptions = {},
): Promise<{ readonly app: string; readonly version: string }> {
  const { version, build } = await readAppBuild(app, dir);
  if (dryRun) return { app, version };
  progress?.(`Staging ${app}@${version} at ${incoming.name}`);
  const write = (file: string, bytes: Buffer) =>
    incoming.write(folderOf(app, version) + file, bytes);
  await write(buildFilePaths.node(build.manifest.node.file), build.nodeBundle);
  await forEachInParallel([...build.browserFiles], ([name, bytes]) =>
    write(buildFilePaths.browser(name), bytes),
  );
  // The manifest is the last file, because it marks the build as complete.
  await write(buildFilePaths.manifest, Buffer.from(JSON.stringify(build.manifest)));
  return { app, version };
}

export interface StagedBuild {
  readonly folder: AppBuildFolder;
  /** Deletes this staged build and earlier staged builds of the app, so that none of them is published again. */
  readonly remove: () => Promise<void>;
}

/**
 * Finds the newest staged build of an app.
 * @throws {ReleaseError} when no build is staged.
 */
export async function findStagedBuild(incoming: SiteStore, app: string): Promise<StagedBuild> {
  const listed = await incoming.list(`${app}/`);
  // Ignores a staged build without a manifest, because its upload is still running.
  const complete = listed
    .filter(({ key }) => key.endsWith(`/${buildFilePaths.manifest}`))
    .sort((a, b) => b.modified.getTime() - a.modified.getTime())
    .map(({ key }) => key.slice(0, -buildFilePaths.manifest.length));
  const [newest] = complete;
  if (newest === undefined) {
    throw new ReleaseError(
      `No build of ${app} is staged at ${incoming.name}. Stage one with "hand-in ${app}".`,
    );
  }
  return {
    folder: {
      name: `${incoming.name}/${newest}`.replace(/\/$/, ''),
      read: async (file) => (await incoming.read(newest + file))?.bytes,
    },
    remove: () =>
      forEachInParallel(
        listed.filter(({ key }) => complete.some((one) => key.startsWith(one))),
        ({ key }) => incoming.remove(key),
      ),
  };
}
