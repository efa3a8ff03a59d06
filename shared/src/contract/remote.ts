import type { ComponentType } from 'react';
import type { ByLanguage, Language } from '../i18n/languages.ts';
import type { AccessRule, Audience } from './access.ts';
import type { RemoteDiscovery } from './discovery.ts';
import type { PageParams } from './page-params.ts';

/** What a page says about itself in the document's head. */
export interface PageHead {
  /** Page title without the site's name, which the host adds. */
  readonly title: string;
  /** One or two sentences for search results and link previews. */
  readonly description: string;
}

/**
 * A page and, as a property of its component, its head. A second export would be simpler, but React refresh keeps
 * the state of a page only while its module exports nothing but components.
 */
export type PageComponent = ComponentType & {
  readonly head: PageHead | ((params: PageParams) => PageHead);
  /** The language that the page is written in; without it, English. */
  readonly language?: Language;
  /** Its words. A release is refused that lacks some of the English ones in another language. */
  readonly messages?: unknown;
};

/** The module of a page. Its own chunk: nothing else may import it. */
export interface PageModule {
  readonly default: PageComponent;
}

export type LoadPage = () => Promise<PageModule>;

/** A page in its languages, a module for each. In a document in another language it is shown in English. */
export type LoadPageByLanguage = Readonly<
  Record<'en', LoadPage> & Partial<Record<Language, LoadPage>>
>;

/**
 * What a page puts into a slot of the host: a link to the page, or the button of a menu. The host has the slots
 * `navbar@1` (beside the company's name), `account@1` (at the other end of the bar; seen once the session is known),
 * `portal@1` (between the signed-in pages; a phone's bar has room for five) and `footer@1`. A slot whose entries come to
 * mean something else gets another number.
 */
export interface NavEntry {
  /** `navbar@1`; or `navbar@1/services` for what stands in the menu `services` of that slot. */
  readonly slot: string;
  /** Entries stand in ascending order; of the same order, those of the app that comes first in the alphabet do. */
  readonly order: number;
  readonly label: ByLanguage<string>;
  /** Of a page with parameters, which of its `paths` it leads to. */
  readonly path?: string;
  /** Makes it a button that opens the menu of this name instead of a link. */
  readonly menu?: string;
  /** Who sees it, when that is not whoever may see the page. */
  readonly for?: readonly Audience[];
  /** It stands out from the others of its slot. */
  readonly emphasis?: true;
}

/** One row of a remote's route table: plain data, so that a build can read it without running the page. */
export interface RemotePage {
  /** Unique within the remote; the page's chunk carries the same name. */
  readonly id: string;
  /** Absolute path pattern in React Router's syntax: `/services/:serviceId`. */
  readonly path: string;
  /** Who may see the page, and where others go; without it, everybody may. The host enforces it. */
  readonly access?: AccessRule;
  /** Its entries in the host's slots, such as the navigation bar. */
  readonly nav?: readonly NavEntry[];
  /** Search engines shall not list the page. They never list one with an access rule. */
  readonly noIndex?: true;
  /** The concrete paths to compose for a pattern with parameters: `/services/apps`. */
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
 * What a remote's node bundle exports: the same, and what only composed documents need. A remote that has more than its
 * routes to say writes it down in `src/node.ts`.
 */
export interface RemoteBundle extends RemoteRoutes {
  readonly loadDiscovery?: () => Promise<RemoteDiscovery>;
}
