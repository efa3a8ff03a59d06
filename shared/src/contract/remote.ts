import type { ComponentType } from 'react';
import type { ByLanguage, Language } from '../i18n/languages.ts';
import type { AccessRule, Audience } from './access.ts';
import type { RemoteDiscovery } from './discovery.ts';
import type { PageParams } from './page-params.ts';

/** The title and description of a page for the document's head. */
export interface PageHead {
  /** The page title without the site's name, which the host adds. */
  readonly title: string;
  /** One or two sentences for search results and link previews. */
  readonly description: string;
}

/**
 * A page component with its head as a property. A separate export would be simpler, but React Refresh keeps a page's
 * state only if its module exports nothing but components.
 */
export type PageComponent = ComponentType & {
  readonly head: PageHead | ((params: PageParams) => PageHead);
  /** The page's language; English by default. */
  readonly language?: Language;
  /** The page's texts. The gate refuses a release if a translation lacks some of them. */
  readonly messages?: unknown;
};

/** The module of a page. It is a separate chunk, so no other module may import it. */
export interface PageModule {
  readonly default: PageComponent;
}

export type LoadPage = () => Promise<PageModule>;

/** A loader for each language of a page. Documents in other languages show it in English. */
export type LoadPageByLanguage = Readonly<
  Record<'en', LoadPage> & Partial<Record<Language, LoadPage>>
>;

/**
 * A page's entry in a slot of the host: a link to the page, or a button that opens a menu. The host's slots are
 * `navbar@1` (next to the company's name), `account@1` (at the other end of the bar, shown when the session is
 * known), `portal@1` (tabs of private pages; a phone shows five) and `footer@1`. If the meaning of a slot changes,
 * its number changes.
 */
export interface NavEntry {
  /** The slot, such as `navbar@1`. An entry of the menu `services` in that slot has `navbar@1/services`. */
  readonly slot: string;
  /** Entries are sorted by this number. Entries with the same number are sorted by app name. */
  readonly order: number;
  readonly label: ByLanguage<string>;
  /** For a page with parameters: the path to which the entry links, one of `paths`. */
  readonly path?: string;
  /** Turns the entry into a button that opens the menu of this name. */
  readonly menu?: string;
  /** The roles that see the entry. By default, those that may see the page. */
  readonly for?: readonly Audience[];
  /** Shown with more emphasis than other entries of the slot. */
  readonly emphasis?: true;
}

/** One row of a remote's route table. It is plain data, so that a build can read it without running the page. */
export interface RemotePage {
  /** The page's ID, unique within the remote. The page's chunk has the same name. */
  readonly id: string;
  /** The absolute path pattern in React Router's syntax: `/services/:serviceId`. */
  readonly path: string;
  /**
   * The roles that may see the page, and the redirect for others. Without a rule, every visitor may. The host
   * enforces it.
   */
  readonly access?: AccessRule;
  /** The page's entries in the host's slots, such as the navigation bar. */
  readonly nav?: readonly NavEntry[];
  /** True if search engines shall not list the page. */
  readonly noIndex?: true;
  /** The paths to compose for a pattern with parameters: `/services/apps`. */
  readonly paths?: readonly string[];
  /**
   * For a page in English alone `() => import(/* webpackChunkName: "<id>" *\/ './the-page.tsx')`. For one in several
   * languages a function like that for each, with chunk names such as `<id>.en`.
   */
  readonly load: LoadPage | LoadPageByLanguage;
}

/** The module that every remote exposes as `./routes`. */
export interface RemoteRoutes {
  readonly routes: readonly RemotePage[];
}

/**
 * The exports of a remote's node bundle: its routes, and data that only composed documents need. A remote with such
 * data exports it from `src/node.ts`.
 */
export interface RemoteBundle extends RemoteRoutes {
  readonly loadDiscovery?: () => Promise<RemoteDiscovery>;
}
