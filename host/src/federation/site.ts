import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { selectRoutesInLanguage } from '@torsa/shared/contract/page-languages';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import { type Language, mainLanguage, stripLanguagePrefix } from '@torsa/shared/i18n/languages';
import { reportProblem } from '../problems/report.ts';
import { getCanaryBucket } from './browser-bucket.ts';
import { chooseReleases, type ReleasePreview } from './choose-releases.ts';
import { fetchAllReleases } from './fetch-all-releases.ts';
import { createPageLoader, type PageLoader, type PrerenderedPageOptions } from './page-loader.ts';
import { sharedModules } from './provided.ts';
import { createReleaseFinder, type ReleaseFinder } from './releases.ts';
import { reloadPageIfOutdated } from './reload-if-outdated.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { loadWithOneRetry, scriptTimeoutMs } from './retry-once.ts';
import { allowScriptFolder } from './script-policy.ts';

/** The releases and the page loader of this browser tab. */
export interface BrowserTabRuntime {
  readonly releases: TabReleaseFinder;
  readonly loader: PageLoader;
}

export interface TabReleaseFinder extends Pick<ReleaseFinder, 'ownership' | 'loadAllReleases'> {
  /**
   * Returns the version of a remote app or the host. With a path, returns the version that renders this path, such as
   * a fallback release.
   */
  readonly versionOf: (app: string, path?: string) => string | undefined;
}

export interface BrowserTabRuntimeOptions {
  /** The language of the HTML document. */
  readonly language?: Language;
  /** The path for which the HTML document was prerendered, if any. */
  readonly prerenderedPath?: string | undefined;
  readonly prerendered?: PrerenderedPageOptions | undefined;
  readonly preview?: ReleasePreview | undefined;
}

/**
 * Creates the release list and the page loader of this browser tab.
 * @param documentReleases the releases in the HTML document.
 */
export function createBrowserTabRuntime(
  documentReleases: SiteReleases,
  { language = mainLanguage, prerenderedPath, prerendered, preview }: BrowserTabRuntimeOptions = {},
): BrowserTabRuntime {
  const releases = createReleaseFinder({
    documentReleases,
    prerenderedPath,
    choose: (all) => chooseReleases(all, getCanaryBucket, preview),
    fetchAll: () => loadWithOneRetry(fetchAllReleases),
  });
  const loadRelease = createReleaseLoader();
  const loader = createPageLoader({
    ownerOf: releases.ownerOf,
    releaseOf: releases.releaseOf,
    loadRelease: async (app, release) =>
      selectRoutesInLanguage(language, await loadWithOneRetry(() => loadRelease(app, release))),
    reloadOrThrow: async (error, path) => {
      // Does not report a failed prefetch, because the visitor is not waiting for that page.
      if (stripLanguagePrefix(language, location.pathname) !== path) throw error;
      if (error instanceof RemoteLoadError) {
        await reloadPageIfOutdated(
          (current) => releases.isBehind(current, error.remote),
          location.href,
        );
      }
      reportProblem({ kind: 'load-failed', error });
      throw error;
    },
    prerendered,
  });
  return { releases: { ...releases, versionOf: versionIn(releases, loader) }, loader };
}

function versionIn(
  { versionOf }: Pick<ReleaseFinder, 'versionOf'>,
  { peek }: PageLoader,
): TabReleaseFinder['versionOf'] {
  return (app, path) => {
    const page = path === undefined ? undefined : peek(path);
    const isOfApp = page?.status === 'loaded' && page.remote === app;
    return isOfApp ? page.release.version : versionOf(app);
  };
}

/** Loads the exposed module `./routes` of one release. After a failure, the next call tries again. */
type LoadRelease = (app: string, release: RegistryRelease) => Promise<RemoteRoutes>;

/** Creates the module federation instance of this browser tab. Only the host provides shared modules. */
export function createReleaseLoader(): LoadRelease {
  const integrities = new Map<string, string | undefined>();
  const federation = createInstance({
    name: 'host',
    remotes: [],
    plugins: [
      {
        name: 'torsa-container-script',
        // Finds the script's integrity hash by the remote app's name, because the federation runtime changed the
        // script URL.
        createScript: ({ url, remoteInfo }) => ({
          script: containerScript(url, integrities.get(remoteInfo?.name ?? '')),
          timeout: scriptTimeoutMs,
        }),
      },
    ],
  });

  federation.initShareScopeMap('default', shareScope());

  const bad = new Set<string>();
  const load = async (name: string, { entry, global }: RegistryRelease): Promise<RemoteRoutes> => {
    // Sets `force` only after a failure, because it logs a warning. Without `force`, the federation runtime would
    // reuse the broken module.
    const force = bad.delete(name);
    allowScriptFolder(entry);
    federation.registerRemotes([{ name, entry, entryGlobalName: global }], { force });
    const module = await federation.loadRemote<unknown>(`${name}/routes`);
    if (isRoutes(module)) return module;
    bad.add(name);
    throw new Error(
      'The module ./routes of a remote (micro-frontend) must export `routes`, a list of pages.',
    );
  };

  return (app, release) => {
    // Gives each release a unique name in the federation runtime, so that one page can load two releases of a remote.
    const name = `${app}_${release.version}`;
    integrities.set(name, release.integrity);
    return load(name, release);
  };
}

/**
 * Gives remote apps the host's shared modules. By default, the federation runtime would choose among several
 * providers.
 */
function shareScope(): Parameters<ModuleFederation['initShareScopeMap']>[1] {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([key, { version, module }]) => [
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
