import { createInstance } from '@module-federation/enhanced/runtime';
import { containerGlobal } from '@torsa/shared/contract/names';
import type { Registry, RegistryRemote } from '@torsa/shared/contract/registry';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { provided } from './provided.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** How long a container script may take, in milliseconds. */
const scriptTimeout = 15_000;

export type LoadRoutes = (remote: string) => Promise<RemoteRoutes>;

/**
 * Makes the federation instance of this page and tells it where the registry's remotes are.
 * The returned function loads a remote's route table; a failure is never cached, so calling it again is a retry.
 */
export function connectRemotes(registry: Registry): LoadRoutes {
  const federation = createInstance({
    name: 'host',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(provided).map(([key, { version, module }]) => [
        key,
        {
          version,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
        },
      ]),
    ),
    plugins: [
      {
        name: 'torsa-container-script',
        createScript: ({ url }) => ({
          script: containerScript(url, registry),
          timeout: scriptTimeout,
        }),
      },
    ],
  });

  const register = (name: string, { entry }: RegistryRemote) =>
    federation.registerRemotes([{ name, entry, entryGlobalName: containerGlobal(name) }], {
      // Also drops whatever a failed attempt left in the runtime's caches.
      force: true,
    });

  return async (name) => {
    const remote = registry.remotes[name];
    if (!remote)
      throw new RemoteLoadError(name, new Error('The registry does not name this remote.'));
    const attempt = async () => {
      register(name, remote);
      return checkRoutes(await federation.loadRemote<unknown>(`${name}/routes`));
    };
    try {
      // Chromium answers the first request after a failed preload from that failure: try twice.
      return await attempt().catch(attempt);
    } catch (cause) {
      throw new RemoteLoadError(name, cause);
    }
  };
}

function containerScript(url: string, registry: Registry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const remote = Object.values(registry.remotes).find(({ entry }) => entry === url);
  if (remote?.integrity) script.integrity = remote.integrity;
  return script;
}

function checkRoutes(module: unknown): RemoteRoutes {
  const routes = (module as Partial<RemoteRoutes> | null)?.routes;
  if (!Array.isArray(routes)) throw new Error('./routes must export `routes`, a list of pages.');
  return { routes };
}
