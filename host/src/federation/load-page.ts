import { decideAccess, useAuth } from '@torsa/shared/auth';
import type { PageInLanguage, RoutesInLanguage } from '@torsa/shared/contract/load-in';
import type { PageParams } from '@torsa/shared/contract/page-params';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageHead, PageModule } from '@torsa/shared/contract/remote';
import { matchRoutes } from 'react-router-dom';
import type { FailedRelease } from '../problems/problem.ts';
import { report } from '../problems/report.ts';
import type { ChosenRemote, Cohort } from './choose-releases.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { retryOnce } from './retry-once.ts';

/** The row of a remote's route table that an address leads to. */
export interface PageRoute {
  readonly remote: string;
  readonly row: PageInLanguage;
  readonly params: PageParams;
}

/** The release that a page came from. One page may have fallen back to another release than the rest of its remote. */
export interface PageRelease {
  readonly version: string;
  readonly cohort: Cohort;
  /** From the request of the route table to its arrival, in milliseconds: next to nothing when it was prefetched. */
  readonly loadTime: number;
  /** The version that was chosen and could not be loaded. */
  readonly fallbackFrom?: string;
}

/** A page with its code. */
export type LoadedPage = PageRoute & {
  readonly status: 'loaded';
  readonly module: PageModule;
  readonly release: PageRelease;
};

/** The page at an address. `refused`: the access rule sends this visitor elsewhere, so its code was not loaded. */
export type PageResult =
  | LoadedPage
  | (PageRoute & { readonly status: 'refused' })
  | { readonly status: 'notFound' };

export interface PageSources {
  /** The remote that owns a path. */
  readonly ownerOf: (path: string) => Promise<string | undefined>;
  /** The releases of a remote that this browser may use. */
  readonly releaseOf: (remote: string) => Promise<ChosenRemote | undefined>;
  /** Loads the route table of one release. */
  readonly loadRelease: (remote: string, release: RegistryRelease) => Promise<RoutesInLanguage>;
}

interface PageHooks {
  /** A page with the same pattern that this tab has already. */
  readonly findLoaded: (remote: string, pattern: string) => LoadedPage | undefined;
  /** Called before the code of the page is loaded. */
  readonly onRoute: (path: string, route: PageRoute) => void;
}

/** Loads the page at a path. @throws {RemoteLoadError} when no release of its remote has it. */
export type LoadPage = (path: string) => Promise<PageResult>;

/**
 * Loads pages from the releases that were chosen for this browser. When a release, or the code of one of its pages, cannot be
 * loaded, the next of its fall-backs takes its place. Each release is loaded once; a failure is not kept.
 */
export function createLoadPage(sources: PageSources, { findLoaded, onRoute }: PageHooks): LoadPage {
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

  /** A tab stays in the release that it has: after a fall-back, other pages do not wait for the failed release again. */
  const inOrder = (remote: string, { release, fallbacks }: ChosenRemote) => {
    const isLoaded = (one: RegistryRelease) => Number(releases.has(keyOf(remote, one)));
    return [release, ...fallbacks].sort((one, other) => isLoaded(other) - isLoaded(one));
  };

  /** @returns undefined when the release has no page at the path. */
  const loadFrom = async (
    remote: string,
    { release: chosen, cohort }: ChosenRemote,
    release: RegistryRelease,
    path: string,
  ): Promise<PageResult | undefined> => {
    const started = performance.now();
    const { routes } = await routesOf(remote, release);
    const loadTime = performance.now() - started;
    const route = findRoute(remote, routes, path);
    if (!route) return undefined;
    onRoute(path, route);
    if (isRefused(route.row)) return { status: 'refused', ...route };
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

  const loadFromAny = async (remote: string, path: string): Promise<PageResult> => {
    const chosen = await releaseOf(remote);
    if (!chosen) throw new Error('The site has no such remote.');
    const failures: FailedRelease[] = [];
    for (const release of inOrder(remote, chosen)) {
      try {
        const page = await loadFrom(remote, chosen, release, path);
        if (!page) continue;
        for (const failure of failures) report({ kind: 'fall-back', ...failure });
        return page;
      } catch (error) {
        failures.push({ app: remote, version: release.version, error });
      }
    }
    throw failures[0]?.error ?? new Error(`The release that could be loaded has no page ${path}.`);
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
): PageRoute | undefined {
  const routes = rows.map((row) => ({ path: row.path, handle: row }));
  const found = matchRoutes(routes, path)?.at(-1);
  return found && { remote, row: found.route.handle, params: found.params };
}

/** After a module threw while it started, webpack's runtime returns the exports it had by then, without an error. */
function checkPage(module: PageModule, pattern: string): PageModule {
  const page: Partial<PageModule['default']> | undefined = module.default;
  if (!page?.head) throw new Error(`The module of ${pattern} does not export a page with a head.`);
  return module;
}

export function isRefused({ access }: PageInLanguage): boolean {
  return decideAccess(access, useAuth.getState().session).verdict === 'redirect';
}

/** The page's title and description. */
export function pageHead({ module, params }: LoadedPage): PageHead {
  const { head } = module.default;
  return typeof head === 'function' ? head(params) : head;
}
