import type { LocalizedPage } from '@torsa/shared/contract/page-languages';
import type { RegistryRelease, RegistryRemoteApp } from '@torsa/shared/contract/registry';
import type { PageComponent, PageModule } from '@torsa/shared/contract/remote';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import type { ComponentType } from 'react';
import { chooseReleases, type ReleasePreview } from '../federation/choose-releases.ts';
import {
  createPageLoader,
  type PageLoader,
  type PageLoaderOptions,
  type PrerenderedPageOptions,
} from '../federation/page-loader.ts';
import { createReleaseFinder, type ReleaseFinder } from '../federation/releases.ts';

export const sampleIntegrity = `sha384-${'a'.repeat(64)}`;

/** Returns a version with twelve digits that ends with these digits. */
export function sampleVersion(digits: string | number): string {
  return String(digits).padStart(12, '0');
}

/** Returns the registry entry of a release with these route patterns. */
export function releaseWith(
  digits: string | number,
  routes: readonly string[] = ['/'],
): RegistryRelease {
  const version = sampleVersion(digits);
  return {
    version,
    entry: `/apps/sample/files/remote.${version}.js`,
    integrity: sampleIntegrity,
    global: `torsa_sample_${version}`,
    routes: [...routes],
  };
}

/** The releases of a remote, by default since revision 1. */
export type SampleRemote = Omit<RegistryRemoteApp, 'since'> & Partial<RegistryRemoteApp>;

/** Returns a remote whose live release has these route patterns. */
export function remoteWith(...routes: readonly string[]): RegistryRemoteApp {
  return { since: 1, live: releaseWith(1, routes) };
}

/** Returns the list of all releases of a site with these remotes. */
export function releasesOf(remotes: Readonly<Record<string, SampleRemote>>): SiteReleases {
  const all = Object.entries(remotes).map(([app, remote]) => [app, { since: 1, ...remote }]);
  return { since: 1, host: sampleVersion('ff'), remotes: Object.fromEntries(all) };
}

interface SampleBrowser {
  /** The bucket of the browser for every app. By default, it is outside of every canary. */
  readonly bucket?: number;
  readonly preview?: ReleasePreview;
  readonly prerenderedPath?: string;
  /** Fetches the releases of all remotes. By default, it returns those of the document. */
  readonly fetchAll?: () => Promise<SiteReleases>;
}

/** Creates the releases of a tab whose document has these releases. */
export function sampleReleases(
  documentReleases: SiteReleases,
  {
    bucket = 100,
    preview,
    prerenderedPath,
    fetchAll = async () => documentReleases,
  }: SampleBrowser = {},
): ReleaseFinder {
  const choose = (releases: SiteReleases) => chooseReleases(releases, () => bucket, preview);
  return createReleaseFinder({ documentReleases, prerenderedPath, choose, fetchAll });
}

/** Loads the route table of a release, as its container does. */
export type LoadRelease = PageLoaderOptions['loadRelease'];

interface SampleLoader extends SampleBrowser {
  readonly reloadOrThrow?: (error: unknown, path: string) => Promise<never>;
  readonly prerendered?: PrerenderedPageOptions | undefined;
}

/** Creates a page loader for these releases that does not reload the document after a failure. */
export function loaderOf(
  documentReleases: SiteReleases,
  loadRelease: LoadRelease,
  { reloadOrThrow = rethrow, prerendered, ...browser }: SampleLoader = {},
): PageLoader {
  const { ownerOf, releaseOf } = sampleReleases(documentReleases, browser);
  return createPageLoader({ ownerOf, releaseOf, loadRelease, reloadOrThrow, prerendered });
}

async function rethrow(error: unknown): Promise<never> {
  throw error;
}

/** Returns the module of a page whose heading is this name. */
export function moduleOf(name: string): PageModule {
  return pageModule(() => <h1>{name}</h1>, { title: name, description: `About ${name}.` });
}

export function pageModule(Page: ComponentType, head: PageComponent['head']): PageModule {
  return { default: Object.assign(Page, { head }) };
}

/** Returns a route row whose page shows its id as the heading. */
export function pageOf(
  id: string,
  path: string,
  options: Partial<LocalizedPage> = {},
): LocalizedPage {
  return { id, path, load: async () => moduleOf(id), ...options };
}

/** Caches a loaded module, like `import()`. A failure is not cached. */
export function cachedImport(load: () => Promise<PageModule>): () => Promise<PageModule> {
  let module: Promise<PageModule> | undefined;
  return () => {
    module ??= load().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return module;
  };
}
