import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { HostBundle } from '@torsa/shared/contract/host-bundle';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';

const require = createRequire(import.meta.url);

/** Runs the host's node bundle. */
export function loadHostBundle(file: string): HostBundle {
  return require(file) as HostBundle;
}

/** Runs a remote's node bundle with the host's shared singletons: one React for both. */
export function loadRemoteBundle(
  code: string,
  file: string,
  provided: HostBundle['provided'],
): RemoteRoutes {
  const module: { exports: unknown } = { exports: {} };
  const requireProvided = (id: string): unknown => {
    const shared = provided[id];
    if (!shared) throw new Error(`${file} needs "${id}", which the host does not provide.`);
    return shared.module;
  };
  vm.runInThisContext(`(function(require,module,exports){${code}\n})`, { filename: file })(
    requireProvided,
    module,
    module.exports,
  );
  return module.exports as RemoteRoutes;
}
