import { siteFileKeys } from '@torsa/release/store/site-keys';
import { htmlElementIds } from '@torsa/shared/contract/names';
import { createNavigation } from '@torsa/shared/contract/navigation';
import type { RemotePage } from '@torsa/shared/contract/remote';
import { hasPathParameters } from '@torsa/shared/contract/route-pattern';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { BuiltMonolith } from './build-monolith.ts';

type SiteFiles = ReadonlyMap<string, Buffer>;

/**
 * The files of the client-rendered monolith (one bundle of all apps), with the same empty HTML document for every URL
 * path.
 */
export function createClientRenderedMonolithSite(
  monolith: BuiltMonolith,
  siteConfig: SiteConfig,
): SiteFiles {
  const html = monolith.bundle.writeDocument({
    language: mainLanguage,
    copy: monolith.bundle.htmlDocumentTextsByLanguage[mainLanguage],
    head: { title: 'Torsa', description: 'Torsa' },
    releases: monolith.bundle.releases,
    siteConfig,
    navigation: createNavigation(monolith.bundle.releases, mainLanguage),
    fonts: monolith.bundle.fontUrls,
    icons: monolith.bundle.documentIconUrls,
    inlineScripts: monolith.bundle.inlineScripts,
    scripts: monolith.scripts,
    preloads: [],
    body: { html: '', prerenderedPath: undefined },
  });
  const documents = pagesOf(monolith).map(
    ({ path }) => [siteFileKeys.document(path), withoutReleases(html)] as const,
  );
  return new Map([...documents, ...monolith.files]);
}

/** The files of the prerendered monolith (one bundle of all apps), with a complete HTML document for each page. */
export async function createPrerenderedMonolithSite(
  monolith: BuiltMonolith,
  siteConfig: SiteConfig,
): Promise<SiteFiles> {
  const site = new Map(monolith.files);
  for (const { id, path } of pagesOf(monolith)) {
    const html = await monolith.bundle.renderDocument({
      language: mainLanguage,
      subject: { kind: 'page', path },
      remotes: monolith.bundle.remotes,
      releases: monolith.bundle.releases,
      siteConfig,
      navigation: createNavigation(monolith.bundle.releases, mainLanguage),
      scripts: monolith.scripts,
      preloads: monolith.preloadsOf(id),
    });
    site.set(siteFileKeys.document(path), withoutReleases(html));
  }
  return site;
}

/** Maps each URL path that has an HTML document to the page of that path. */
function pagesOf({
  bundle,
}: BuiltMonolith): readonly { readonly id: string; readonly path: string }[] {
  return Object.values(bundle.remotes).flatMap(({ routes }) =>
    routes.flatMap((page) => pathsOf(page).map((path) => ({ id: page.id, path }))),
  );
}

function pathsOf({ path, paths }: RemotePage): readonly string[] {
  return hasPathParameters(path) ? (paths ?? []) : [path];
}

/** Removes the list of releases from an HTML document, because the monolith's bundle contains all pages. */
function withoutReleases(html: string): Buffer {
  const shorter = html.replace(
    new RegExp(
      `<script type="application/json" id="${htmlElementIds.releases}">.*?</script>\n`,
      's',
    ),
    '',
  );
  if (shorter === html)
    throw new Error('The HTML document contains no list of releases to remove.');
  return Buffer.from(shorter);
}
