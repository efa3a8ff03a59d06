import type { ComponentType } from 'react';
import type { Language, ValuesByLanguage } from '../i18n/languages.ts';
import type { AccessRule, VisitorRole } from './access.ts';
import type { RemoteMetadata } from './discovery.ts';
import type { EarlyDataRequest } from './early-data.ts';
import type { PageParams } from './page-params.ts';

/** The title and description of a page for the document's head. */
export interface PageHead {
  /** The page's title without the site's name. The host appends the site's name. */
  readonly title: string;
  /** The page's description: one or two sentences for search results and link previews. */
  readonly description: string;
}

/**
 * A page component with its title and description as a property. React Refresh preserves a page's state only if its
 * module exports nothing but components. Title and description are therefore no separate export.
 */
export type PageComponent = ComponentType & {
  readonly head: PageHead | ((params: PageParams) => PageHead);
  /** The language of the page's texts, English by default. */
  readonly language?: Language;
  /** The page's interface texts. The release gate rejects a release if a translation lacks some of them. */
  readonly messages?: unknown;
};

/** The JavaScript module of a page. Each page module is a separate chunk, so no other module may import it. */
export interface PageModule {
  readonly default: PageComponent;
}

export type LoadPage = () => Promise<PageModule>;

/** A module loader for each language of a page. HTML documents in a language without a loader load the English page. */
export type LoadPageByLanguage = Readonly<
  Record<'en', LoadPage> & Partial<Record<Language, LoadPage>>
>;

/**
 * A page's navigation entry in a slot of the host: a link to the page, or a button that opens a menu. The slot
 * `navbar@1` is next to the company's name, and `account@1` is at the other end of the navigation bar. The slot
 * `portal@1` is the navigation of private pages, and `footer@1` is the footer. The number in a slot's name changes if
 * the slot's meaning changes.
 */
export interface NavEntry {
  /**
   * The slot of the navigation entry, such as `navbar@1`. An entry in that slot's menu `services` has the value
   * `navbar@1/services`.
   */
  readonly slot: string;
  /** The sort position of the navigation entry in its slot. Entries with the same number are sorted by app name. */
  readonly order: number;
  readonly label: ValuesByLanguage<string>;
  /**
   * The target of the navigation link, for a page whose pattern has parameters. The target must be one of the page's
   * `paths`.
   */
  readonly path?: string;
  /** The name of a menu. With this field, the navigation entry is a button that opens the menu. */
  readonly menu?: string;
  /** The roles that see the navigation entry. By default, these are the roles that can see the page. */
  readonly for?: readonly VisitorRole[];
  /** True if the navigation entry is shown with more emphasis than the other entries in its slot. */
  readonly emphasis?: true;
  /** The name of an icon for `portal@1`, such as `inbox`. The portal shows a dot for an unknown name. */
  readonly icon?: string;
}

/**
 * One page in a remote's route table. The route table is plain data, so a build can read it without running the page.
 */
export interface RemotePage {
  /** The page's ID, unique within the remote. The page's chunk has the same name. */
  readonly id: string;
  /** The absolute path pattern in React Router's syntax: `/services/:serviceId`. */
  readonly path: string;
  /**
   * The roles that can see the page, and the redirect for other roles. Without this rule, every visitor can see the
   * page. The host enforces the rule.
   */
  readonly access?: AccessRule;
  /** The page's navigation entries in the host's slots, such as the navigation bar. */
  readonly nav?: readonly NavEntry[];
  /** True if search engines must not list the page. */
  readonly noIndex?: true;
  /**
   * The early data requests of a private page. If the user is logged in, the HTML page sends them before its scripts
   * load.
   */
  readonly data?: readonly EarlyDataRequest[];
  /** The paths for which documents are composed, if the pattern has parameters: `/services/apps`. */
  readonly paths?: readonly string[];
  /**
   * Loads the page's module. For a page in English only, it is one function: `() => import(/* webpackChunkName: "<id>"
   * *\/ './the-page.tsx')`. A page in several languages has one function for each language, with chunk names such as
   * `<id>.en`.
   */
  readonly load: LoadPage | LoadPageByLanguage;
}

/** The module with the route table, which every remote exposes as `./routes`. */
export interface RemoteRoutes {
  readonly routes: readonly RemotePage[];
}

/**
 * The exports of a remote's Node bundle: its routes, and data that only prerendered documents need. A remote with
 * such data exports it from `src/node.ts`.
 */
export interface RemoteBundle extends RemoteRoutes {
  readonly loadDiscovery?: () => Promise<RemoteMetadata>;
}
