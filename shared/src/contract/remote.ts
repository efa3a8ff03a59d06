import type { ComponentType } from 'react';
import type { Language, ValuesByLanguage } from '../i18n/languages.ts';
import type { AccessRule, VisitorRole } from './access.ts';
import type { RemoteMetadata } from './discovery.ts';
import type { EarlyDataRequest } from './early-data.ts';
import type { PageParams } from './page-params.ts';

/** The title and description of a page for the document's head. */
export interface PageHead {
  /** The page's title, to which the host appends the site's name. */
  readonly title: string;
  /** The page's description: one or two sentences for search results and link previews. */
  readonly description: string;
}

/** A page component whose title and description are a property, so that React Refresh preserves the page's state. */
export type PageComponent = ComponentType & {
  readonly head: PageHead | ((params: PageParams) => PageHead);
  /** The language of the page's texts, English by default. */
  readonly language?: Language;
  /** The page's interface texts, which must be complete in every translation. */
  readonly messages?: unknown;
};

/** The JavaScript module of a page, which is a separate chunk. */
export interface PageModule {
  readonly default: PageComponent;
}

export type LoadPage = () => Promise<PageModule>;

/** The module loaders of a page by language. A missing language falls back to the English page. */
export type LoadPageByLanguage = Readonly<
  Record<'en', LoadPage> & Partial<Record<Language, LoadPage>>
>;

/** A page's navigation entry in a slot of the host, which is a link to the page or a button that opens a menu. */
export interface NavEntry {
  /**
   * The slot of the navigation entry: `navbar@1`, `account@1`, `portal@1`, `footer@1`, or a menu such as
   * `navbar@1/services`.
   */
  readonly slot: string;
  /** The sort position of the navigation entry in its slot. */
  readonly order: number;
  readonly label: ValuesByLanguage<string>;
  /** The target path of the navigation link, for a page whose pattern has parameters. */
  readonly path?: string;
  /** The name of a menu. A navigation entry with this field is a button that opens the menu. */
  readonly menu?: string;
  /** The roles that see the navigation entry. By default, these are the roles that can see the page. */
  readonly for?: readonly VisitorRole[];
  /** True if the navigation entry is shown with more emphasis than the other entries in its slot. */
  readonly emphasis?: true;
  /** The name of an icon for `portal@1`, such as `inbox`. An unknown name shows a dot. */
  readonly icon?: string;
}

/** One page in a remote's route table, as plain data that a build can read without running the page. */
export interface RemotePage {
  /** The page's ID, unique within the remote, which is also its chunk name. */
  readonly id: string;
  /** The absolute path pattern in React Router's syntax: `/services/:serviceId`. */
  readonly path: string;
  /** The roles that can see the page, by default every visitor. The host enforces the rule. */
  readonly access?: AccessRule;
  /** The page's navigation entries in the host's slots, such as the navigation bar. */
  readonly nav?: readonly NavEntry[];
  /** True if search engines must not list the page. */
  readonly noIndex?: true;
  /** The early data requests of a private page, which the page sends before its scripts load. */
  readonly data?: readonly EarlyDataRequest[];
  /** The paths for which documents are composed if the pattern has parameters, such as `/services/apps`. */
  readonly paths?: readonly string[];
  /**
   * Loads the page's module, by one function such as `() => import(/* webpackChunkName: "<id>" *\/ './the-page.tsx')`,
   * or by one function for each language.
   */
  readonly load: LoadPage | LoadPageByLanguage;
}

/** The module with the route table, which every remote exposes as `./routes`. */
export interface RemoteRoutes {
  readonly routes: readonly RemotePage[];
}

/**
 * The exports of a remote's Node bundle, which are its routes and the data for prerendered documents (`src/node.ts`).
 */
export interface RemoteBundle extends RemoteRoutes {
  readonly loadDiscovery?: () => Promise<RemoteMetadata>;
}
