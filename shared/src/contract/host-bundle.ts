import type { Language } from '../i18n/languages.ts';
import type { Navigation } from './navigation.ts';
import type { SiteConfig } from './parse-site-config.ts';
import type { RemoteBundle } from './remote.ts';
import type { SiteReleases } from './site-releases.ts';

export interface DocumentAsset {
  /** A path on this site, or a URL in development. */
  readonly url: string;
  /** Absent only in development. */
  readonly integrity?: string;
}

/**
 * The content of a document before its scripts run:
 * - `page`: the prerendered page at a path, which the browser hydrates. The path is in the main language;
 * - `shell`: only the layout, for paths that only the browser knows (`/services/<any>`);
 * - `notFound`: the page for paths that no remote owns.
 */
export type DocumentSubject =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'shell' }
  | { readonly kind: 'notFound' };

export interface DocumentRequest {
  readonly language: Language;
  readonly subject: DocumentSubject;
  /** For a page: the node bundle of the remote that owns the page, by remote name. */
  readonly remotes: Readonly<Record<string, RemoteBundle>>;
  /** For a page: the releases of its remote. The document must not depend on other remotes' releases. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  /** The entries in the host's slots, in the document's language. */
  readonly navigation: Navigation;
  /** The host's scripts in loading order. */
  readonly scripts: readonly DocumentAsset[];
  /** Further files that the page needs. */
  readonly preloads: readonly DocumentAsset[];
}

/** A shared singleton that the host provides. */
export interface ProvidedModule {
  /**
   * The version for the federation runtime. It has no meaning for our own singletons, which are compared by export
   * names.
   */
  readonly version: string;
  readonly module: unknown;
}

/** The exports of the host's node bundle, for the compose step. */
export interface HostBundle {
  /** The shared singletons by key, for the remotes' node bundles. */
  readonly provided: Readonly<Record<string, ProvidedModule>>;
  /** The names of the slots to which remotes may add entries. */
  readonly slots: readonly string[];
  /** The content of `/favicon.ico`. */
  readonly rootIcon: Uint8Array;
  /** The content of `/manifest.webmanifest` in a language. Its icons are files of this release. */
  readonly webManifest: (language: Language) => object;
  /** Renders a whole document. @throws {Error} if the page throws or redirects */
  readonly renderDocument: (request: DocumentRequest) => Promise<string>;
}

/** The sorted export names of a provided module. A remote may import these names. */
export function exportedNames({ module }: ProvidedModule): readonly string[] {
  return typeof module === 'object' && module !== null ? Object.keys(module).sort() : [];
}
