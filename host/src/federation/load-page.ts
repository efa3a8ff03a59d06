import { decideAccess, useAuth } from '@torsa/shared/auth';
import type { PageInLanguage, RoutesInLanguage } from '@torsa/shared/contract/page-languages';
import type { PageParams } from '@torsa/shared/contract/page-params';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageHead, PageModule } from '@torsa/shared/contract/remote';
import { matchRoutes } from 'react-router-dom';
import type { FailedReleaseLoad } from '../problems/problem.ts';
import { reportProblem } from '../problems/report.ts';
import type { ChosenRemoteReleases, ReleaseCohort } from './choose-releases.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { retryOnce } from './retry-once.ts';

/** The route in the route table of a remote (micro-frontend) that matches a path, with its URL parameters. */
export interface MatchedPageRoute {
  readonly remote: string;
  readonly row: PageInLanguage;
  readonly params: PageParams;
}

/**
 * The release that contains the page. After a fallback, this release can differ from that of other pages of the same
 * remote.
 */
export interface PageRelease {
  readonly version: string;
  readonly cohort: ReleaseCohort;
  /** The time to load the route table, in milliseconds. It is close to zero after a prefetch. */
  readonly loadTime: number;
  /** The version of the chosen release that failed to load, if a fallback replaced it. */
  readonly fallbackFrom?: string;
}

/** A page of a remote (micro-frontend) whose code has loaded. */
export type LoadedPage = MatchedPageRoute & {
  readonly status: 'loaded';
  readonly module: PageModule;
  readonly release: PageRelease;
};

/**
 * The result of loading the page at a path. `refused` means that the access rule redirects this visitor, so the
 * page's code was not loaded.
 */
export type PageLoadResult =
  | LoadedPage
  | (MatchedPageRoute & { readonly status: 'refused' })
  | { readonly status: 'notFound' };

export interface PageLoadSources {
  /** Returns the name of the remote (micro-frontend) that serves a path. */
  readonly ownerOf: (path: string) => Promise<string | undefined>;
  /** Returns the releases of a remote (micro-frontend) that were chosen for this browser. */
  readonly releaseOf: (remote: string) => Promise<ChosenRemoteReleases | undefined>;
  /** Loads the route table of one release of a remote (micro-frontend). */
  readonly loadRelease: (remote: string, release: RegistryRelease) => Promise<RoutesInLanguage>;
}

interface PageHooks {
  /** Returns the already loaded page of a route pattern, so that two URLs of one page share its code. */
  readonly findLoaded: (remote: string, pattern: string) => LoadedPage | undefined;
  /** The page loader calls this function with the matching route before the page's code loads. */
  readonly onRoute: (path: string, route: MatchedPageRoute) => void;
}

/**
 * Loads the page at a path.
 * @throws {RemoteLoadError} if every release of the page's remote app fails to load.
 */
export type LoadPageFunction = (path: string) => Promise<PageLoadResult>;

/**
 * Creates the function that loads pages from the chosen releases. If a release or its page's code fails to load, the
 * function tries the next fallback release. It loads each release once, and tries a failed release again at the next
 * call.
 */
export function createPageLoadFunction(
  sources: PageLoadSources,
  { findLoaded, onRoute }: PageHooks,
): LoadPageFunction {
  const { ownerOf, releaseOf, loadRelease } = sources;
  const releases = new Map<string, Promise<RoutesInLanguage>>();
  const keyOf = (remote: string, { version }: RegistryRelease) => `${remote} ${version}`;

  const routesOf = (remote: string, release: RegistryRelease) => {
    const key = keyOf(remote, release);
    const known = releases.get(key);
    if (known) return known;
    const routes = loadRelease(remote, release);
    releases.set(key, routes);
    routes.catch(() => releases.delete(key));
    return routes;
  };

  /**
   * Returns the chosen release and its fallbacks, with loaded releases first. Later pages then do not wait again for
   * the failed release.
   */
  const inOrder = (remote: string, { release, fallbacks }: ChosenRemoteReleases) => {
    const isLoaded = (one: RegistryRelease) => Number(releases.has(keyOf(remote, one)));
    return [release, ...fallbacks].sort((one, other) => isLoaded(other) - isLoaded(one));
  };

  /**
   * Loads the page at a path from one release.
   * @returns undefined if the release has no page at the path.
   */
  const loadFrom = async (
    remote: string,
    { release: chosen, cohort }: ChosenRemoteReleases,
    release: RegistryRelease,
    path: string,
  ): Promise<PageLoadResult | undefined> => {
    const started = performance.now();
    const { routes } = await routesOf(remote, release);
    const loadTime = performance.now() - started;
    const route = findRoute(remote, routes, path);
    if (!route) return undefined;
    onRoute(path, route);
    if (isPageAccessRefused(route.row)) return { status: 'refused', ...route };
    const loaded = findLoaded(remote, route.row.path);
    if (loaded) return { ...loaded, params: route.params };
    const module = await retryOnce(async () => checkPage(await route.row.load(), route.row.path));
    const fallback = release === chosen ? {} : { fallbackFrom: chosen.version };
    const { version } = release;
    return {
      status: 'loaded',
      ...route,
      module,
      release: { version, cohort, loadTime, ...fallback },
    };
  };

  const loadFromAny = async (remote: string, path: string): Promise<PageLoadResult> => {
    const chosen = await releaseOf(remote);
    if (!chosen) throw new Error('The list of releases has no release of this remote.');
    const failures: FailedReleaseLoad[] = [];
    for (const release of inOrder(remote, chosen)) {
      try {
        const page = await loadFrom(remote, chosen, release, path);
        if (!page) continue;
        for (const failure of failures) reportProblem({ kind: 'fall-back', ...failure });
        return page;
      } catch (error) {
        failures.push({ app: remote, version: release.version, error });
      }
    }
    throw failures[0]?.error ?? new Error(`The loaded release has no page at ${path}.`);
  };

  return async (path) => {
    const remote = await ownerOf(path);
    if (!remote) return { status: 'notFound' };
    return loadFromAny(remote, path).catch((cause: unknown) => {
      throw new RemoteLoadError(remote, cause);
    });
  };
}

function findRoute(
  remote: string,
  rows: readonly PageInLanguage[],
  path: string,
): MatchedPageRoute | undefined {
  const routes = rows.map((row) => ({ path: row.path, handle: row }));
  const found = matchRoutes(routes, path)?.at(-1);
  return found && { remote, row: found.route.handle, params: found.params };
}

/**
 * Detects incomplete exports: after a module threw an error, webpack's runtime returns the module's incomplete exports
 * at the next import.
 */
function checkPage(module: PageModule, pattern: string): PageModule {
  const page: Partial<PageModule['default']> | undefined = module.default;
  if (!page?.head)
    throw new Error(`The module of ${pattern} does not export a page with a \`head\`.`);
  return module;
}

export function isPageAccessRefused({ access }: PageInLanguage): boolean {
  return decideAccess(access, useAuth.getState().session).verdict === 'redirect';
}

/** Returns the title and description for the page's `<head>`. */
export function getPageHead({ module, params }: LoadedPage): PageHead {
  const { head } = module.default;
  return typeof head === 'function' ? head(params) : head;
}
