import { linkedCompany } from '@torsa/shared/company/linked-company';
import { type Discovery, parseDiscovery } from '@torsa/shared/contract/discovery';
import type { PageParams, RemoteBundle } from '@torsa/shared/contract/remote';
import { type Language, pathIn } from '@torsa/shared/i18n/languages';
import type { ShellMessages } from '../../messages/en.ts';
import { headOf, type KnownPage, loadPage, type Pages } from '../../routing/pages.ts';
import { breadcrumbList, type Crumb, pathsTo } from './breadcrumbs.ts';
import type { FoundPage } from './found-page.ts';

interface PageToFind {
  readonly page: KnownPage;
  readonly params: PageParams;
  /** Without a language. */
  readonly path: string;
  readonly language: Language;
  readonly siteUrl: string;
  readonly company: ShellMessages['company'];
  /** Where its ancestors are found. */
  readonly pages: Pages;
  readonly bundle: RemoteBundle | undefined;
}

/** Describes a page that anybody may find. @throws {ContractError} when its remote says something unusable of it. */
export async function findPage(wanted: PageToFind): Promise<FoundPage> {
  const { path, language, siteUrl, company } = wanted;
  const url = urlOf(wanted, path);
  const { picture, things = [] } = (await discover(wanted, url)) ?? {};
  const crumbs = await crumbsOf(wanted);
  return {
    url,
    picture: picture && siteUrl + picture,
    things: [
      linkedCompany(siteUrl, company),
      ...(crumbs.length > 1 ? [breadcrumbList(crumbs)] : []),
      ...things.map((thing) => ({ ...thing, inLanguage: language })),
    ],
  };
}

function urlOf({ language, siteUrl }: PageToFind, path: string): string {
  return siteUrl + pathIn(language, path);
}

async function discover(wanted: PageToFind, url: string): Promise<Discovery | undefined> {
  const { bundle, page, params, language, siteUrl } = wanted;
  const said = (await bundle?.loadDiscovery?.())?.[page.row.id];
  if (said === undefined) return undefined;
  const value = typeof said === 'function' ? said({ params, language, url, siteUrl }) : said;
  return parseDiscovery(value, `The discovery of "${page.row.id}"`);
}

/** The home page and the pages of the same remote that lie on the way: `/services` before `/services/apps`. */
async function crumbsOf(wanted: PageToFind): Promise<readonly Crumb[]> {
  const { pages, path, company } = wanted;
  const crumbs: Crumb[] = [];
  for (const step of pathsTo(path)) {
    const url = urlOf(wanted, step);
    if (step === '/') {
      crumbs.push({ title: company.name, url });
      continue;
    }
    const found = await loadPage(pages, step);
    const head = found.status === 'known' ? headOf(found.page, found.params) : undefined;
    if (head) crumbs.push({ title: head.title, url });
  }
  return crumbs;
}
