import * as v from 'valibot';
import type { Language } from '../i18n/languages.ts';
import type { Company } from './company/company.ts';
import type { PageParams } from './page-params.ts';
import { parseWithSchema } from './parse-contract.ts';

const thing = v.looseObject(
  { '@type': v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty')) },
  'must be an object of schema.org with an @type',
);

const pageMetadataSchema = v.object(
  {
    /** The link preview picture: an imported JPEG of 1200 by 630 pixels. */
    picture: v.optional(
      v.pipe(
        v.string('must be the address of an imported picture'),
        v.regex(/^\/(?!\/).+\.jpg$/, 'must be the address of an imported .jpg'),
      ),
    ),
    /** The page's schema.org objects, to which the host adds the company and the breadcrumbs. */
    structuredData: v.optional(v.array(thing, 'must be a list')),
  },
  'must be an object',
);

/** A page's search and link preview metadata, in addition to its title and description. */
export type PageMetadata = v.InferOutput<typeof pageMetadataSchema>;

/** The page and language of an HTML document that is being rendered. */
export interface PageMetadataInput {
  readonly params: PageParams;
  readonly language: Language;
  /** The company's data in the document's language. */
  readonly company: Company;
  /** The page's absolute URL in the document's language. */
  readonly url: string;
  /** The URL of the site, without a trailing slash. */
  readonly siteUrl: string;
}

export type PageMetadataSource = PageMetadata | ((page: PageMetadataInput) => PageMetadata);

/** The key of the default metadata entry, used for pages without their own entry. */
export const defaultMetadataKey = '*';

/** The search and preview metadata of a remote's pages, by page ID. The entry `*` contains the defaults. */
export type RemoteMetadata = Readonly<Record<string, PageMetadataSource>>;

/**
 * Returns the search and preview metadata of one page of a remote.
 * @throws {SchemaError} naming every invalid field
 */
export function readPageMetadata(
  discovery: RemoteMetadata,
  id: string,
  page: PageMetadataInput,
): PageMetadata {
  return {
    ...said(
      discovery[defaultMetadataKey],
      page,
      `The metadata of the page "${defaultMetadataKey}"`,
    ),
    ...said(discovery[id], page, `The metadata of the page "${id}"`),
  };
}

function said(
  entry: PageMetadataSource | undefined,
  page: PageMetadataInput,
  what: string,
): PageMetadata {
  if (entry === undefined) return {};
  return parsePageMetadata(typeof entry === 'function' ? entry(page) : entry, what);
}

function parsePageMetadata(value: unknown, what: string): PageMetadata {
  return parseWithSchema(pageMetadataSchema, value, what);
}
