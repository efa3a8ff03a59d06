import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { provided } from './provided.ts';
import { scriptTimeout } from './retry-once.ts';
import { allowScripts } from './script-policy.ts';

/** Loads the module `./routes` of one release of a remote. A failure is never cached, so calling it again is a retry. */
type LoadRelease = (app: string, release: RegistryRelease) => Promise<RemoteRoutes>;

/** Creates the federation instance of this page, with the host as the only provider of shared modules. */
export function createLoadRelease(): LoadRelease {
  const integrities = new Map<string, string | undefined>();
  const federation = createInstance({
    name: 'host',
    remotes: [],
    plugins: [
      {
        name: 'torsa-container-script',
        // Found by name, because the runtime has made the URL absolute.
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
    // The runtime keeps a broken module until `force` drops it. That prints a warning, so it is used only then.
    const force = bad.delete(name);
    allowScripts(entry);
    federation.registerRemotes([{ name, entry, entryGlobalName: global }], { force });
    const module = await federation.loadRemote<unknown>(`${name}/routes`);
    if (isRoutes(module)) return module;
    bad.add(name);
    throw new Error('./routes must export `routes`, a list of pages.');
  };

  return (app, release) => {
    // Each release is a remote of its own for the runtime: two can be in one page.
    const name = `${app}_${release.version}`;
    integrities.set(name, release.integrity);
    return load(name, release);
  };
}

/** The scope in which containers find their shared singletons. The runtime's own choice is among many providers. */
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
