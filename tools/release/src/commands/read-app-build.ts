import { ReleaseGateRefusal } from '../gate/gate.ts';
import { type BuiltRelease, createBuiltRelease } from '../releases/built-releases.ts';
import { type AppBuildFolder, readBuildFolder } from '../releases/read-build.ts';

/**
 * Reads an app's finished build.
 * @param app the expected app; undefined accepts any app.
 * @throws {ReleaseError} when the build is incomplete.
 * @throws {ReleaseGateRefusal} when the build is of another app.
 */
export async function readAppBuild(
  app: string | undefined,
  from: string | AppBuildFolder,
): Promise<BuiltRelease> {
  const build = createBuiltRelease(await readBuildFolder(from), new Date());
  if (app === undefined || build.app === app) return build;
  const [place, remedy] =
    typeof from === 'string' ? [from, 'Give the folder'] : [from.name, 'Stage the build'];
  throw new ReleaseGateRefusal([
    `${place} holds a build of ${build.app}, not of ${app}. ${remedy} of ${app}.`,
  ]);
}
