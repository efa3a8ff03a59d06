import type { ChangeOptions } from '../change/change-site.ts';
import { type BuildPlace, buildFiles } from '../releases/read-build.ts';
import { ReleaseError } from '../releases/release.ts';
import { inParallel } from '../store/in-parallel.ts';
import type { Store } from '../store/store.ts';
import { buildOf } from './build-of.ts';

/** Where a build is handed in: the credentials of an app's team can write below its name alone. */
function placeOf(app: string, version: string): string {
  return `${app}/${version}/`;
}

/**
 * Hands a build to the publisher. It only writes, so that credentials can do with no more; the manifest comes last, as
 * the mark that the rest is there.
 * @param incoming where builds are handed in: no part of what is served.
 */
export async function handIn(
  incoming: Store,
  app: string,
  dir: string,
  { dryRun, progress }: ChangeOptions = {},
): Promise<{ readonly app: string; readonly version: string }> {
  const { version, build } = await buildOf(app, dir);
  if (dryRun) return { app, version };
  progress?.(`Handing ${app}@${version} in at ${incoming.name}`);
  const write = (file: string, bytes: Buffer) =>
    incoming.write(placeOf(app, version) + file, bytes);
  await write(buildFiles.node(build.manifest.node.file), build.nodeBundle);
  await inParallel([...build.browserFiles], ([name, bytes]) =>
    write(buildFiles.browser(name), bytes),
  );
  await write(buildFiles.manifest, Buffer.from(JSON.stringify(build.manifest)));
  return { app, version };
}

export interface HandedIn {
  readonly place: BuildPlace;
  /** Removes it and what was handed in before it: once it is published, nobody shall publish them again. */
  readonly remove: () => Promise<void>;
}

/** The build that an app's team handed in last. @throws {ReleaseError} when there is none. */
export async function handedIn(incoming: Store, app: string): Promise<HandedIn> {
  const listed = await incoming.list(`${app}/`);
  // What has no manifest yet is still being handed in.
  const whole = listed
    .filter(({ key }) => key.endsWith(`/${buildFiles.manifest}`))
    .sort((a, b) => b.modified.getTime() - a.modified.getTime())
    .map(({ key }) => key.slice(0, -buildFiles.manifest.length));
  const [folder] = whole;
  if (folder === undefined) {
    throw new ReleaseError(
      `Nothing of ${app} is handed in at ${incoming.name}: "hand-in ${app}" does that.`,
    );
  }
  return {
    place: {
      name: `${incoming.name}/${folder}`.replace(/\/$/, ''),
      read: async (file) => (await incoming.read(folder + file))?.bytes,
    },
    remove: () =>
      inParallel(
        listed.filter(({ key }) => whole.some((one) => key.startsWith(one))),
        ({ key }) => incoming.remove(key),
      ),
  };
}
