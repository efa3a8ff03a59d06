import { createRequire, isBuiltin } from 'node:module';
import { runNodeBundle } from '@torsa/shared/build/run-node-bundle';
import type { HostBundle } from '@torsa/shared/contract/host-bundle';
import type { RemoteBundle } from '@torsa/shared/contract/remote';
import { type AppRelease, formatReleaseName, ReleaseError } from '../releases/release.ts';

const require = createRequire(import.meta.url);

/**
 * Imports the host's node bundle (for rendering) after the integrity check.
 * @throws {ReleaseError} when the bundle lacks an export that a host must have.
 */
export async function loadHostBundle(host: AppRelease): Promise<HostBundle> {
  const requireBuiltin = (id: string): unknown => {
    if (isBuiltin(id)) return require(id);
    throw new Error(
      `The host's node bundle imports "${id}" at run time. A host must bundle every module except Node's own modules.`,
    );
  };
  const exports = await evaluate(host, requireBuiltin);
  const bundle = exports as Partial<HostBundle>;
  const isHost =
    typeof bundle.renderDocument === 'function' &&
    typeof bundle.webManifest === 'function' &&
    bundle.rootIcon instanceof Uint8Array &&
    Array.isArray(bundle.slots) &&
    typeof bundle.provided === 'object';
  if (!isHost) {
    throw new ReleaseError(
      `The node bundle of ${formatReleaseName(host)} must export provided, renderDocument, rootIcon, slots and webManifest, as shared/src/contract/host-bundle.ts says.`,
    );
  }
  return bundle as HostBundle;
}

/** Imports a remote's node bundle with the host's shared singletons, so that host and remote use one React. */
export async function loadRemoteBundle(
  remote: AppRelease,
  provided: HostBundle['provided'],
): Promise<Partial<RemoteBundle>> {
  const requireProvided = (id: string): unknown => {
    const shared = Object.hasOwn(provided, id) ? provided[id] : undefined;
    if (shared) return shared.module;
    throw new Error(`The node bundle imports "${id}", which the host does not provide.`);
  };
  return (await evaluate(remote, requireProvided)) as Partial<RemoteBundle>;
}

async function evaluate(release: AppRelease, requireModule: (id: string) => unknown) {
  const code = (await release.readNodeBundle()).toString('utf8');
  const exports = runBundle(release, code, requireModule);
  if (typeof exports !== 'object' || exports === null) {
    throw new ReleaseError(`The node bundle of ${formatReleaseName(release)} exports nothing.`);
  }
  return exports;
}

function runBundle(release: AppRelease, code: string, require: (id: string) => unknown): unknown {
  const { manifest } = release;
  try {
    return runNodeBundle(code, {
      filename: `${formatReleaseName(release)}/${manifest.node.file}`,
      require,
    });
  } catch (cause) {
    throw new ReleaseError(`The node bundle of ${formatReleaseName(release)} cannot be run.`, {
      cause,
    });
  }
}
