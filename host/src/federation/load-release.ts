import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { provided } from './provided.ts';
import { scriptTimeout } from './retry-once.ts';
import { allowScripts } from './script-policy.ts';

/** Loads the module `./routes` of one release. A failure is not cached, so another call is a retry. */
type LoadRelease = (app: string, release: RegistryRelease) => Promise<RemoteRoutes>;

/** Creates the federation instance of the browser tab. The host is the only provider of shared modules. */
export function createLoadRelease(): LoadRelease {
  const integrities = new Map<string, string | undefined>();
  const federation = createInstance({
    name: 'host',
    remotes: [],
    plugins: [
      {
        name: 'torsa-container-script',
        // The release is found by its name, because the runtime has changed the URL to an absolute one.
        createScript: ({ url, remoteInfo }) => ({
          script: containerScript(url, integrities.get(remoteInfo?.name ?? '')),
          timeout: scriptTimeout,
        }),
      },
    ],
  });

  federation.initShareScopeMap('default', shareScope());

  const bad = new Set<string>();
  const load = async (name: string, { entry, global }: RegistryRelease): Promise<RemoteRoutes> => {
    // The runtime caches a broken module until `force` removes it. `force` logs a warning, so it is used only after a
    // failure.
    const force = bad.delete(name);
    allowScripts(entry);
    federation.registerRemotes([{ name, entry, entryGlobalName: global }], { force });
    const module = await federation.loadRemote<unknown>(`${name}/routes`);
    if (isRoutes(module)) return module;
    bad.add(name);
    throw new Error('./routes must export `routes`, a list of pages.');
  };

  return (app, release) => {
    // Each release has its own name in the runtime, so that one page can load two releases.
    const name = `${app}_${release.version}`;
    integrities.set(name, release.integrity);
    return load(name, release);
  };
}

/** The share scope from which containers take shared modules. The runtime's default would choose among several providers. */
function shareScope(): Parameters<ModuleFederation['initShareScopeMap']>[1] {
  return Object.fromEntries(
    Object.entries(provided).map(([key, { version, module }]) => [
      key,
      {
        [version]: {
          version,
          get: () => () => module,
          loaded: true,
          eager: true,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
          strategy: 'loaded-first',
          scope: ['default'],
          from: 'host',
          useIn: [],
          deps: [],
        },
      },
    ]),
  );
}

function containerScript(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}

function isRoutes(module: unknown): module is RemoteRoutes {
  return Array.isArray((module as Partial<RemoteRoutes> | null)?.routes);
}
