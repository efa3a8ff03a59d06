import type { Language } from '../i18n/languages.ts';
import type { Navigation } from './navigation.ts';
import type { SiteConfig } from './parse-site-config.ts';
import type { RemoteBundle } from './remote.ts';
import type { SiteReleases } from './site-releases.ts';

export interface HtmlDocumentAsset {
  /** The URL of the file: a path on this site, or a full URL in development. */
  readonly url: string;
  /** The integrity hash of the file, absent only in development. */
  readonly integrity?: string;
}

/**
 * The content of an HTML document before its scripts run. A `shell` contains only the layout, for paths such as
 * `/services/<any>`.
 */
export type HtmlDocumentKind =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'shell' }
  | { readonly kind: 'notFound' };

export interface RenderDocumentOptions {
  readonly language: Language;
  readonly subject: HtmlDocumentKind;
  /** For a prerendered page: a map from remote name to the Node bundle of the remote that owns the page. */
  readonly remotes: Readonly<Record<string, RemoteBundle>>;
  /** For a prerendered page: the releases of the page's remote. The HTML document contains no other releases. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  /** The navigation entries in the host's slots, in the document's language. */
  readonly navigation: Navigation;
  /** The host's scripts in loading order. */
  readonly scripts: readonly HtmlDocumentAsset[];
  /** Further browser files that the page needs, such as its chunk. */
  readonly preloads: readonly HtmlDocumentAsset[];
}

/** A shared singleton module that the host provides to remotes. */
export interface ProvidedModule {
  /** The library version for the federation runtime, which ignores the version of our own singletons. */
  readonly version: string;
  readonly module: unknown;
}

/** The exports of the host's Node bundle, with which the compose step writes the site's HTML documents. */
export interface HostBundle {
  /** The shared singleton modules for the remotes' Node bundles, by import path. */
  readonly provided: Readonly<Record<string, ProvidedModule>>;
  /** The names of the host's slots to which remotes may add navigation entries. */
  readonly slots: readonly string[];
  /** The bytes of the file `/favicon.ico`. */
  readonly rootIcon: Uint8Array;
  /** Returns the content of `/manifest.webmanifest` in one language. */
  readonly webManifest: (language: Language) => object;
  /**
   * Renders a whole HTML document.
   * @throws {Error} if the page throws an error or redirects
   */
  readonly renderDocument: (request: RenderDocumentOptions) => Promise<string>;
}

/** Returns the sorted export names of a provided module, which remotes may import. */
export function listExportNames({ module }: ProvidedModule): readonly string[] {
  return typeof module === 'object' && module !== null ? Object.keys(module).sort() : [];
}
