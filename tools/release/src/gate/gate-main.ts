import { runForParent } from '@torsa/node-lib/as-child';
import { describeError } from '../describe-error.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { GateRefusal, passGate } from './gate.ts';
import type { GateInput, SentRelease } from './gate-in-child.ts';

/** The entry of the gate's child process. It has no credentials and only the releases that it received. */
await runForParent(async (input) => {
  const { current, next, siteConfig, finished, releases } = input as GateInput;
  try {
    return { documents: await passGate(current, next, sentOnes(releases), siteConfig, finished) };
  } catch (error) {
    if (error instanceof GateRefusal) return { problems: error.problems };
    throw error;
  }
}, describeError);

function sentOnes(releases: readonly SentRelease[]): ReleaseSource {
  return async (app, version) => {
    // The same version may be received twice, with and without its bundle.
    const same = releases.filter((one) => one.app === app && one.version === version);
    const release = same.find((one) => 'nodeBundle' in one) ?? same[0];
    if (!release) throw new ReleaseError(`${app}@${version} was not sent to the gate's process.`);
    if ('problem' in release) throw new ReleaseError(release.problem);
    const { nodeBundle = new Uint8Array(), ...rest } = release;
    return { ...rest, readNodeBundle: async () => Buffer.from(nodeBundle) };
  };
}
