import { GateRefusal } from '../gate/gate.ts';
import { type BuiltRelease, builtRelease } from '../releases/built-releases.ts';
import { readBuild } from '../releases/read-build.ts';

/**
 * Reads an app's finished build from `<dir>/dist`.
 * @param app whose build it is said to be; anybody's, when nobody was named.
 * @throws {ReleaseError} when it is not whole. @throws {GateRefusal} when it is another app's.
 */
export async function buildOf(app: string | undefined, dir: string): Promise<BuiltRelease> {
  const build = builtRelease(await readBuild(dir), new Date());
  if (app === undefined || build.app === app) return build;
  throw new GateRefusal([
    `${dir} holds a build of ${build.app}, not of ${app}. Give the folder of ${app}.`,
  ]);
}
