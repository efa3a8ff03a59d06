import type { PageInLanguage, RoutesInLanguage } from '@torsa/shared/contract/load-in';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageModule } from '@torsa/shared/contract/remote';
import type { FailedRelease } from '../problems/problem.ts';
import { report } from '../problems/report.ts';
import type { ChosenRemote } from './choose-releases.ts';
import type { Releases } from './releases.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { type RemoteState, reportRemote } from './remote-states.ts';
import { tryTwice } from './try-twice.ts';

/** Loads the route table of a remote. @throws {RemoteLoadError} when no release of it can be had. */
export type LoadRoutes = (app: string) => Promise<RoutesInLanguage>;

/** Loads the route table of one release of a remote. */
export type LoadRelease = (app: string, release: RegistryRelease) => Promise<RoutesInLanguage>;

/**
 * Loads remotes in the releases that were chosen for this browser. When a release, or the code of one of its pages,
 * cannot be loaded, the next of its fall-backs takes its place. A failure is not kept: calling again is a retry.
 */
export function connectRemotes(
  releaseOf: Releases['releaseOf'],
  loadContainer: LoadRelease,
): LoadRoutes {
  // Two navigations may ask for the same remote at once.
  const loading = new Map<string, Promise<RoutesInLanguage>>();
  return (app) => {
    const promise =
      loading.get(app) ??
      releaseOf(app)
        .then((remote) => loadRemote(app, remote, loadContainer))
        .catch(failWith(app))
        .finally(() => loading.delete(app));
    loading.set(app, promise);
    return promise;
  };
}

async function loadRemote(
  app: string,
  remote: ChosenRemote | undefined,
  loadContainer: LoadRelease,
): Promise<RoutesInLanguage> {
  if (!remote) throw new Error('The site has no such remote.');
  const load = (release: RegistryRelease) => loadRelease(app, remote, release, loadContainer);
  const candidates = [remote.release, ...remote.fallbacks];
  return loadFirst(app, candidates, async (release, rest) => {
    const { routes, state } = await load(release);
    const loadFallback = (pattern: string) =>
      loadFirst(app, rest, async (fallback) => {
        const other = await load(fallback);
        const page = other.routes.find(({ path }) => path === pattern);
        if (!page) throw new Error(`${fallback.version} has no page ${pattern}.`);
        return loadModule(app, page, other.state);
      });
    return {
      routes: routes.map((page) => ({
        ...page,
        load: () =>
          loadModule(app, page, state)
            .catch((error) =>
              orElse(loadFallback(page.path), { app, version: release.version, error }),
            )
            .catch(failWith(app)),
      })),
    };
  });
}

async function loadRelease(
  app: string,
  { cohort, release: wanted }: ChosenRemote,
  release: RegistryRelease,
  loadContainer: LoadRelease,
): Promise<RoutesInLanguage & { readonly state: RemoteState }> {
  const started = performance.now();
  const { routes } = await loadContainer(app, release);
  const state = {
    version: release.version,
    cohort,
    loadTime: performance.now() - started,
    ...(release === wanted ? {} : { fallbackFrom: wanted.version }),
  };
  return { routes, state };
}

async function loadModule(
  app: string,
  page: PageInLanguage,
  state: RemoteState,
): Promise<PageModule> {
  const module = await tryTwice(async () => checkPage(await page.load(), page.path));
  reportRemote(app, page.path, state);
  return module;
}

/** Once a module threw while it started, webpack's runtime gives what there is of it, without an error. */
function checkPage(module: PageModule, pattern: string): PageModule {
  const page: Partial<PageModule['default']> | undefined = module.default;
  if (!page?.head) throw new Error(`The module of ${pattern} does not export a page with a head.`);
  return module;
}

/** The first release with which `attempt` succeeds; the error of the first one when none does. */
async function loadFirst<T>(
  app: string,
  [release, ...rest]: readonly RegistryRelease[],
  attempt: (release: RegistryRelease, rest: readonly RegistryRelease[]) => Promise<T>,
): Promise<T> {
  if (!release) throw new Error('There is no other release to fall back to.');
  try {
    return await attempt(release, rest);
  } catch (error) {
    return orElse(loadFirst(app, rest, attempt), { app, version: release.version, error });
  }
}

/** What the fall-back gives; when it fails as well, what went wrong at first. */
async function orElse<T>(fallback: Promise<T>, failed: FailedRelease): Promise<T> {
  const replacement = await fallback.catch(() => {
    throw failed.error;
  });
  report({ kind: 'fall-back', ...failed });
  return replacement;
}

function failWith(app: string): (cause: unknown) => never {
  return (cause) => {
    throw new RemoteLoadError(app, cause);
  };
}
