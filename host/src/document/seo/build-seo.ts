import type { Company } from '@torsa/shared/contract/company/company';
import { createCompanyStructuredData } from '@torsa/shared/contract/company/company-structured-data';
import { type PageMetadata, readPageMetadata } from '@torsa/shared/contract/discovery';
import type { RemoteBundle } from '@torsa/shared/contract/remote';
import { type Language, localizePath } from '@torsa/shared/i18n/languages';
import { getPageHead, type LoadedPage } from '../../federation/loaded-page.ts';
import type { PageLoader } from '../../federation/page-loader.ts';
import type { SeoMetadata } from '../write-document.ts';
import { type Breadcrumb, createBreadcrumbList, listBreadcrumbPaths } from './breadcrumbs.ts';

interface SeoRequest {
  readonly page: LoadedPage;
  /** The URL path of the page, without the language prefix. */
  readonly path: string;
  readonly language: Language;
  readonly siteUrl: string;
  readonly company: Company;
  /** Loads the parent pages of the page, because the breadcrumbs contain their titles. */
  readonly loader: PageLoader;
  readonly bundle: RemoteBundle | undefined;
}

/**
 * Builds the search engine metadata of a public page.
 * @throws {SchemaError} if the remote (micro-frontend) returns invalid metadata for the page.
 */
export async function buildSeoMetadata(wanted: SeoRequest): Promise<SeoMetadata> {
  const { path, language, siteUrl, company } = wanted;
  const url = urlOf(wanted, path);
  const { picture, structuredData = [] } = await discover(wanted, url);
  const crumbs = await findBreadcrumbs(wanted);
  return {
    url,
    picture: picture && siteUrl + picture,
    structuredData: [
      createCompanyStructuredData(siteUrl, company),
      ...(crumbs.length > 1 ? [createBreadcrumbList(crumbs)] : []),
      ...structuredData.map((one) => ({ ...one, inLanguage: language })),
    ],
  };
}

function urlOf({ language, siteUrl }: SeoRequest, path: string): string {
  return siteUrl + localizePath(language, path);
}

async function discover(wanted: SeoRequest, url: string): Promise<PageMetadata> {
  const { bundle, page, language, siteUrl, company } = wanted;
  const discovery = (await bundle?.loadDiscovery?.()) ?? {};
  return readPageMetadata(discovery, page.row.id, {
    params: page.params,
    language,
    company,
    url,
    siteUrl,
  });
}

/**
 * Finds the parent pages in the same remote (micro-frontend), for example `/` and `/services` for `/services/apps`.
 */
async function findBreadcrumbs(wanted: SeoRequest): Promise<readonly Breadcrumb[]> {
  const { loader, path, company } = wanted;
  const crumbs: Breadcrumb[] = [];
  for (const step of listBreadcrumbPaths(path)) {
    const url = urlOf(wanted, step);
    if (step === '/') {
      crumbs.push({ title: company.name, url });
      continue;
    }
    const page = await loader.load(step);
    if (page.status === 'loaded') crumbs.push({ title: getPageHead(page).title, url });
  }
  return crumbs;
}
