import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageModule, RemotePage, RemoteRoutes } from '@torsa/shared/contract/remote';
import type { ChosenRemote, ChosenRemotes } from './choose-releases.ts';
import type { LoadContainer } from './load-container.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { reportRemote } from './remote-states.ts';

/** Loads the route table of a remote. @throws {RemoteLoadError} when no release of it can be had. */
export type LoadRoutes = (app: string) => Promise<RemoteRoutes>;

/**
 * Loads remotes in the releases that were chosen for this browser. When a release, or the code of one of its pages,
 * cannot be loaded, the next of its fall-backs takes its place. A failure is not kept: calling again is a retry.
 */
export function connectRemotes(remotes: ChosenRemotes, loadContainer: LoadContainer): LoadRoutes {
  // Two navigations may ask for the same remote at once.
  const loading = new Map<string, Promise<RemoteRoutes>>();
  return (app) => {
    const promise =
      loading.get(app) ??
      loadRemote(app, remotes[app], loadContainer)
        .catch((cause: unknown) => {
          throw new RemoteLoadError(app, cause);
        })
        .finally(() => loading.delete(app));
    loading.set(app, promise);
    return promise;
  };
}

async function loadRemote(
  app: string,
  remote: ChosenRemote | undefined,
  loadContainer: LoadContainer,
): Promise<RemoteRoutes> {
  if (!remote) throw new Error('The registry does not name this remote.');
  const candidates = [remote.release, ...remote.fallbacks];
  return loadFirst(candidates, async (release, rest) => {
    const { routes } = await loadAndReport(app, remote, release, loadContainer);
    const loadFallback = (page: RemotePage) =>
      loadFirst(rest, async (fallback) => {
        const { routes: others } = await loadAndReport(app, remote, fallback, loadContainer);
        const samePage = others.find(({ path }) => path === page.path);
        if (!samePage) throw new Error(`${fallback.version} has no page ${page.path}.`);
        return loadTwice(samePage);
      });
    return {
      routes: routes.map((page) => ({
        ...page,
        load: () => loadTwice(page).catch((error) => orElse(loadFallback(page), error)),
      })),
    };
  });
}

async function loadAndReport(
  app: string,
  { cohort, release: wanted }: ChosenRemote,
  release: RegistryRelease,
  loadContainer: LoadContainer,
): Promise<RemoteRoutes> {
  const started = performance.now();
  const routes = await loadContainer(app, release);
  reportRemote(app, {
    version: release.version,
    cohort,
    loadTime: performance.now() - started,
    ...(release === wanted ? {} : { fallbackFrom: wanted.version }),
  });
  return routes;
}

/** Chromium answers the first request after a failed preload from that failure: try twice. */
function loadTwice({ load }: RemotePage): Promise<PageModule> {
  return load().catch(load);
}

/** The first release with which `attempt` succeeds; the error of the first one when none does. */
async function loadFirst<T>(
  [release, ...rest]: readonly RegistryRelease[],
  attempt: (release: RegistryRelease, rest: readonly RegistryRelease[]) => Promise<T>,
): Promise<T> {
  if (!release) throw new Error('There is no other release to fall back to.');
  try {
    return await attempt(release, rest);
  } catch (error) {
    return orElse(loadFirst(rest, attempt), error);
  }
}

/** What the fall-back gives; when it fails as well, what went wrong at first. */
function orElse<T>(fallback: Promise<T>, error: unknown): Promise<T> {
  return fallback.catch(() => {
    throw error;
  });
}
