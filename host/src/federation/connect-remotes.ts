import { createInstance } from '@module-federation/enhanced/runtime';
import { containerGlobal } from '@torsa/shared/contract/names';
import type { Registry } from '@torsa/shared/contract/registry';
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
        // Found by name, because the runtime has made the URL absolute.
        createScript: ({ url, remoteInfo }) => ({
          script: containerScript(url, registry.remotes[remoteInfo?.name ?? '']?.integrity),
          timeout: scriptTimeout,
        }),
      },
    ],
  });

  const load = async (name: string, force: boolean): Promise<RemoteRoutes> => {
    const remote = registry.remotes[name];
    if (!remote) throw new Error('The registry does not name this remote.');
    const { entry } = remote;
    federation.registerRemotes([{ name, entry, entryGlobalName: containerGlobal(name) }], {
      force,
    });
    return checkRoutes(await federation.loadRemote<unknown>(`${name}/routes`));
  };

  const failed = new Set<string>();
  const loadOrRetry = async (name: string): Promise<RemoteRoutes> => {
    // `force` drops what a failed attempt left in the runtime's caches.
    const attempt = () => load(name, failed.has(name));
    try {
      return await attempt();
    } catch {
      failed.add(name);
      // Chromium answers the first request after a failed preload from that failure: try twice.
      return await attempt();
    }
  };

  // Two navigations may ask for the same remote at once.
  const loading = new Map<string, Promise<RemoteRoutes>>();
  return (name) => {
    const promise =
      loading.get(name) ??
      loadOrRetry(name)
        .catch((cause: unknown) => {
          throw new RemoteLoadError(name, cause);
        })
        .finally(() => loading.delete(name));
    loading.set(name, promise);
    return promise;
  };
}

function containerScript(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}

function checkRoutes(module: unknown): RemoteRoutes {
  const routes = (module as Partial<RemoteRoutes> | null)?.routes;
  if (!Array.isArray(routes)) throw new Error('./routes must export `routes`, a list of pages.');
  return { routes };
}
