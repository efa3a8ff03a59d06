import type { Language } from '../i18n/languages.ts';
import type { Navigation } from './navigation.ts';
import type { SiteConfig } from './parse-site-config.ts';
import type { RemoteBundle } from './remote.ts';
import type { SiteReleases } from './site-releases.ts';

/** A file that a document loads. */
export interface DocumentAsset {
  /** Path on this site, or a URL in development. */
  readonly url: string;
  /** Absent in development alone. */
  readonly integrity?: string;
}

/**
 * What a document shows before its scripts run:
 * - `page`: the page at a path, for the browser to take over. The path is that of the main language in all of them;
 * - `shell`: the layout alone, for paths that are known only in the browser (`/services/<any>`);
 * - `notFound`: the page for addresses that nobody owns.
 */
export type DocumentSubject =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'shell' }
  | { readonly kind: 'notFound' };

export interface DocumentRequest {
  readonly language: Language;
  readonly subject: DocumentSubject;
  /** For a page, the node bundle of the remote that owns it, by that remote's name. */
  readonly remotes: Readonly<Record<string, RemoteBundle>>;
  /** For a page, the releases of that remote: the document must not depend on any other's. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  /** What stands in the host's slots, in the language of the document. */
  readonly navigation: Navigation;
  /** The host's scripts, in loading order. */
  readonly scripts: readonly DocumentAsset[];
  /** What the page needs besides them. */
  readonly preloads: readonly DocumentAsset[];
}

/** A shared singleton as the host has it. */
export interface ProvidedModule {
  /** The federation runtime files what is provided under a version. It says nothing of what is ours: names do. */
  readonly version: string;
  readonly module: unknown;
}

/** What the host's node bundle exports for the compose step. */
export interface HostBundle {
  /** Shared singletons by key, for the remotes' node bundles. */
  readonly provided: Readonly<Record<string, ProvidedModule>>;
  /** The slots in which remotes may put entries. */
  readonly slots: readonly string[];
  /** The bytes of `/favicon.ico`. */
  readonly rootIcon: Uint8Array;
  /** What `/manifest.webmanifest` says in a language; its icons are files of this release. */
  readonly webManifest: (language: Language) => object;
  /** Renders a whole document. @throws {Error} when the page throws or redirects. */
  readonly renderDocument: (request: DocumentRequest) => Promise<string>;
}

/** The names that a provided module exports, sorted: what a remote may import. */
export function exportedNames({ module }: ProvidedModule): readonly string[] {
  return typeof module === 'object' && module !== null ? Object.keys(module).sort() : [];
}
