import * as v from 'valibot';
import type { Language } from '../i18n/languages.ts';
import type { Company } from './company/company.ts';
import type { PageParams } from './page-params.ts';
import { parseContract } from './parse-contract.ts';

const thing = v.looseObject(
  { '@type': v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty')) },
  'must be an object of schema.org with an @type',
);

const discoverySchema = v.object(
  {
    picture: v.optional(
      v.pipe(
        v.string('must be the address of an imported picture'),
        v.regex(/^\/(?!\/).+\.jpg$/, 'must be the address of an imported .jpg'),
      ),
    ),
    structuredData: v.optional(v.array(thing, 'must be a list')),
  },
  'must be an object',
);

/**
 * By what a page is found and shared, besides its head:
 * - `picture`: shown for a link to the page; an imported JPEG of 1200 by 630 pixels;
 * - `structuredData`: what the page is about, in the words of schema.org. The host adds the company and the way to the page.
 */
export type Discovery = v.InferOutput<typeof discoverySchema>;

/** The page that a document is composed for. */
export interface DiscoveredPage {
  readonly params: PageParams;
  readonly language: Language;
  /** As the document has it, in this language. */
  readonly company: Company;
  /** Its URL in this language. */
  readonly url: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}

export type DiscoverPage = Discovery | ((page: DiscoveredPage) => Discovery);

/** The entry for every page that has none of its own. */
export const anyPage = '*';

/** What a remote says of its pages, by their ids. What an entry leaves out is taken from the one of `*`. */
export type RemoteDiscovery = Readonly<Record<string, DiscoverPage>>;

/** What a remote says of a page of its. @throws {ContractError} naming every bad field. */
export function discoverPage(
  discovery: RemoteDiscovery,
  id: string,
  page: DiscoveredPage,
): Discovery {
  return {
    ...said(discovery[anyPage], page, `The discovery of "${anyPage}"`),
    ...said(discovery[id], page, `The discovery of "${id}"`),
  };
}

function said(entry: DiscoverPage | undefined, page: DiscoveredPage, what: string): Discovery {
  if (entry === undefined) return {};
  return parseDiscovery(typeof entry === 'function' ? entry(page) : entry, what);
}

function parseDiscovery(value: unknown, what: string): Discovery {
  return parseContract(discoverySchema, value, what);
}
