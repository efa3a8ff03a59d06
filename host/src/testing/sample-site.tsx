import type { PageInLanguage } from '@torsa/shared/contract/load-in';
import type { RegistryRelease, RegistryRemote } from '@torsa/shared/contract/registry';
import type { PageComponent, PageModule } from '@torsa/shared/contract/remote';
import type { SiteReleases } from '@torsa/shared/contract/site-releases';
import type { ComponentType } from 'react';
import { chooseReleases, type Preview } from '../federation/choose-releases.ts';
import type { PageSources } from '../federation/load-page.ts';
import {
  createPageLoader,
  type PageLoader,
  type PrerenderedOptions,
} from '../federation/page-loader.ts';
import { createReleases, type Releases } from '../federation/releases.ts';

export const sampleIntegrity = `sha384-${'a'.repeat(64)}`;

/** A version of twelve digits that ends with these. */
export function sampleVersion(digits: string | number): string {
  return String(digits).padStart(12, '0');
}

/** What the registry says of a release that has these path patterns. */
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

/** The releases of a remote, since the first generation unless told otherwise. */
export type SampleRemote = Omit<RegistryRemote, 'since'> & Partial<RegistryRemote>;

/** The releases of a remote whose live one owns these path patterns. */
export function remoteWith(...routes: readonly string[]): RegistryRemote {
  return { since: 1, live: releaseWith(1, routes) };
}

/** What a site tells of these remotes. */
export function releasesOf(remotes: Readonly<Record<string, SampleRemote>>): SiteReleases {
  const all = Object.entries(remotes).map(([app, remote]) => [app, { since: 1, ...remote }]);
  return { since: 1, host: sampleVersion('ff'), remotes: Object.fromEntries(all) };
}

interface SampleBrowser {
  /** Where it stands for every app; in no canary unless told otherwise. */
  readonly bucket?: number;
  readonly preview?: Preview;
  readonly prerenderedPath?: string;
  /** What the site tells of all remotes; what the document names unless told otherwise. */
  readonly fetchAll?: () => Promise<SiteReleases>;
}

/** The remotes as a browser knows them that has a document with these releases. */
export function sampleReleases(
  documentReleases: SiteReleases,
  {
    bucket = 100,
    preview,
    prerenderedPath,
    fetchAll = async () => documentReleases,
  }: SampleBrowser = {},
): Releases {
  const choose = (releases: SiteReleases) => chooseReleases(releases, () => bucket, preview);
  return createReleases({ documentReleases, prerenderedPath, choose, fetchAll });
}

/** Loads a route table, as the container of a release does. */
export type LoadRelease = PageSources['loadRelease'];

interface SampleLoader extends SampleBrowser {
  readonly reloadOrThrow?: (error: unknown, path: string) => Promise<never>;
  readonly prerendered?: PrerenderedOptions | undefined;
}

/** The pages of a site with these releases, for a browser that does not open the current site after a failure. */
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

/** The module of a page that shows its name as its heading. */
export function moduleOf(name: string): PageModule {
  return pageModule(() => <h1>{name}</h1>, { title: name, description: `About ${name}.` });
}

export function pageModule(Page: ComponentType, head: PageComponent['head']): PageModule {
  return { default: Object.assign(Page, { head }) };
}

/** A page that shows its id as its heading. */
export function pageOf(
  id: string,
  path: string,
  options: Partial<PageInLanguage> = {},
): PageInLanguage {
  return { id, path, load: async () => moduleOf(id), ...options };
}

/** Loads once, as an `import()` does; a failure is not kept. */
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
