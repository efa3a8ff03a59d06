import { runTaskForParentProcess } from '@torsa/node-lib/as-child';
import { describeError } from '../describe-error.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { ReleaseGateRefusal, runReleaseGate } from './gate.ts';
import type { ReleaseGateChildInput, ReleaseGateChildRelease } from './gate-in-child.ts';

/** The entry module of the release gate's child process, which has no credentials. */
await runTaskForParentProcess(async (input) => {
  const { current, next, siteConfig, finished, releases } = input as ReleaseGateChildInput;
  try {
    return {
      documents: await runReleaseGate(current, next, sentOnes(releases), siteConfig, finished),
    };
  } catch (error) {
    if (error instanceof ReleaseGateRefusal) return { problems: error.problems };
    throw error;
  }
}, describeError);

function sentOnes(releases: readonly ReleaseGateChildRelease[]): ReleaseSource {
  return async (app, version) => {
    // If the input contains a version with and without its node bundle, the entry with the bundle is used.
    const same = releases.filter((one) => one.app === app && one.version === version);
    const release = same.find((one) => 'nodeBundle' in one) ?? same[0];
    if (!release)
      throw new ReleaseError(`The release gate's child process received no ${app}@${version}.`);
    if ('problem' in release) throw new ReleaseError(release.problem);
    const { nodeBundle = new Uint8Array(), ...rest } = release;
    return { ...rest, readNodeBundle: async () => Buffer.from(nodeBundle) };
  };
}
