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
 * The kind of content that an HTML document has before its scripts run:
 * - `page`: the prerendered page at a path, which the browser hydrates. The path is in the main language;
 * - `shell`: only the layout, for paths that the server cannot list (`/services/<any>`);
 * - `notFound`: the page for paths that no remote owns.
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
  /**
   * For a prerendered page: the releases of the page's remote. The HTML document must not depend on releases of other
   * remotes.
   */
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
  /**
   * The module's version for the federation runtime. Our own singletons are compared by export names, so the runtime
   * ignores their version.
   */
  readonly version: string;
  readonly module: unknown;
}

/** The exports of the host's Node bundle. The compose step uses them to write the site's HTML documents. */
export interface HostBundle {
  /** The shared singleton modules by import path. The remotes' Node bundles import these modules. */
  readonly provided: Readonly<Record<string, ProvidedModule>>;
  /** The names of the host's slots to which remotes may add navigation entries. */
  readonly slots: readonly string[];
  /** The bytes of the file `/favicon.ico`. */
  readonly rootIcon: Uint8Array;
  /**
   * Returns the content of `/manifest.webmanifest` in one language. The icons in the manifest are files of this host
   * release.
   */
  readonly webManifest: (language: Language) => object;
  /**
   * Renders a whole HTML document.
   * @throws {Error} if the page throws an error or redirects
   */
  readonly renderDocument: (request: RenderDocumentOptions) => Promise<string>;
}

/** Returns the sorted export names of a provided module. A remote may import these names. */
export function listExportNames({ module }: ProvidedModule): readonly string[] {
  return typeof module === 'object' && module !== null ? Object.keys(module).sort() : [];
}
