import { GateRefusal } from '../gate/gate.ts';
import { type BuiltRelease, createBuiltRelease } from '../releases/built-releases.ts';
import { type BuildFolder, readBuild } from '../releases/read-build.ts';

/**
 * Reads an app's finished build.
 * @param app the expected app; undefined accepts any app.
 * @throws {ReleaseError} when the build is incomplete.
 * @throws {GateRefusal} when the build is of another app.
 */
export async function readAppBuild(
  app: string | undefined,
  from: string | BuildFolder,
): Promise<BuiltRelease> {
  const build = createBuiltRelease(await readBuild(from), new Date());
  if (app === undefined || build.app === app) return build;
  const [place, remedy] =
    typeof from === 'string' ? [from, 'Give the folder'] : [from.name, 'Stage the build'];
  throw new GateRefusal([
    `${place} holds a build of ${build.app}, not of ${app}. ${remedy} of ${app}.`,
  ]);
}
