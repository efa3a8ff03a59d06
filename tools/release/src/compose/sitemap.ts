import { isIndexedBySearchEngines } from '@torsa/shared/contract/is-indexed';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { ManifestPage, RemoteManifest } from '@torsa/shared/contract/release-manifest';
import { listLanguageAlternates } from '@torsa/shared/i18n/alternates';
import { languages, localizePath, mainLanguage } from '@torsa/shared/i18n/languages';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';

/** Loads the manifests of all live remotes, except damaged manifests, so that one remote cannot block the others. */
export async function loadLiveRemoteManifests(
  { remotes }: ReleaseRegistry,
  source: ReleaseSource,
): Promise<readonly RemoteManifest[]> {
  const manifests = await Promise.all(
    Object.entries(remotes).map(async ([app, { live }]) => {
      try {
        return (await source(app, live.version)).manifest;
      } catch (error) {
        if (error instanceof ReleaseError) return undefined;
        throw error;
      }
    }),
  );
  return manifests.filter((manifest) => manifest?.kind === 'remote');
}

/** Returns the content of sitemap.xml: the pages that search engines may list, in each language of a page. */
export function renderSitemap(
  siteUrl: string,
  manifests: readonly RemoteManifest[],
  revision: number,
): Buffer {
  const entries = manifests.flatMap(({ pages, publishedAt }) =>
    pages
      .filter(isIndexedBySearchEngines)
      .flatMap((page) => page.paths.flatMap((path) => entriesOf(siteUrl, page, path, publishedAt))),
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
<!-- revision ${revision} -->
`);
}

function entriesOf(
  siteUrl: string,
  { translations = {} }: ManifestPage,
  path: string,
  publishedAt: string | undefined,
): readonly string[] {
  const itsLanguages = languages.filter((one) => one === mainLanguage || translations[one]);
  const alternates = listLanguageAlternates(siteUrl, path, itsLanguages).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>\n`,
  );
  const modified = publishedAt ? `<lastmod>${publishedAt}</lastmod>\n` : '';
  return itsLanguages.map(
    (language) =>
      `<url>\n<loc>${escapeXml(siteUrl + localizePath(language, path))}</loc>\n${modified}${alternates.join('')}</url>\n`,
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
