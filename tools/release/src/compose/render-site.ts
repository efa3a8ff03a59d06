import type { HtmlDocumentAsset, RenderDocumentOptions } from '@torsa/shared/contract/host-bundle';
import { createNavigation } from '@torsa/shared/contract/navigation';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { listPageFiles } from '@torsa/shared/contract/release-manifest';
import { selectReleasesForBrowsers } from '@torsa/shared/contract/site-releases';
import { type Language, languages, localizePath } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { LoadedRemoteRelease, LoadedSiteReleases } from '../bundles/load-site.ts';
import { describeError } from '../describe-error.ts';
import { type AppRelease, formatReleaseName } from '../releases/release.ts';
import { encodeStoredJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { appendDocumentRevision, findRequiredDocumentRevision } from './document-revision.ts';

/** The input for rendering one HTML document: an app, its release and a page. */
interface PlannedDocument
  extends Pick<RenderDocumentOptions, 'language' | 'subject' | 'remotes' | 'preloads'> {
  readonly key: string;
  /** The app that owns the HTML document. */
  readonly release: AppRelease;
  /** The remote that owns the page; undefined for a document of the host. */
  readonly app: string | undefined;
}

export interface RenderedSiteDocuments {
  /** The rendered HTML documents by store key (file path), each with its registry revision. */
  readonly documents: ReadonlyMap<string, Buffer>;
  readonly problems: readonly string[];
}

/**
 * Renders the HTML documents of the loaded live remotes, and the outdated documents of the host. Pages that fail to
 * render are returned as problems.
 */
export async function renderSite(
  { host, remotes }: LoadedSiteReleases,
  registry: ReleaseRegistry,
  siteConfig: SiteConfig,
  withHost: boolean,
): Promise<RenderedSiteDocuments> {
  const documents = new Map<string, Buffer>();
  const problems: string[] = [];
  const scripts = assets(host.release, host.release.manifest.initial);
  const live = remotes.filter(({ channel }) => channel === 'live');
  const planned = languages.flatMap((language) => [
    ...live.flatMap((remote) => pagesOf(remote, language)),
    ...(withHost ? documentsOf(host.release, language) : []),
  ]);
  for (const { key, release, app, ...document } of planned) {
    const releases = selectReleasesForBrowsers(registry, app === undefined ? [] : [app]);
    try {
      const html = await host.bundle.renderDocument({
        ...document,
        releases,
        siteConfig,
        scripts,
        navigation: createNavigation(registry, document.language),
      });
      documents.set(key, appendDocumentRevision(html, findRequiredDocumentRevision(registry, app)));
    } catch (error) {
      problems.push(
        `The document ${key} of ${formatReleaseName(release)} cannot be rendered by ${formatReleaseName(host.release)}. Cause: ${describeError(error)}`,
      );
    }
  }
  if (withHost) {
    const revision = findRequiredDocumentRevision(registry);
    documents.set(siteFileKeys.rootIcon, markedIcon(host.bundle.rootIcon, revision));
    for (const language of languages) {
      const manifest = { revision, ...host.bundle.webManifest(language) };
      documents.set(siteFileKeys.webManifest(language), encodeStoredJson(manifest));
    }
  }
  return { documents, problems };
}

/** Appended bytes do no harm, because an .ico file starts with a table of its images' positions. */
function markedIcon(icon: Uint8Array, revision: number): Buffer {
  return Buffer.concat([icon, Buffer.from(`\n<!-- revision ${revision} -->\n`)]);
}

function pagesOf(
  { release, manifest, routes }: LoadedRemoteRelease,
  language: Language,
): readonly PlannedDocument[] {
  if (!routes) return [];
  const { app } = release;
  return manifest.pages.flatMap((page) =>
    page.paths.map((path) => ({
      key: siteFileKeys.document(localizePath(language, path)),
      language,
      release,
      app,
      remotes: { [app]: routes },
      subject: { kind: 'page', path } as const,
      preloads: assets(release, [...manifest.initial, ...listPageFiles(language, page)]),
    })),
  );
}

function documentsOf(host: AppRelease, language: Language): readonly PlannedDocument[] {
  const common = { language, release: host, app: undefined, remotes: {}, preloads: [] };
  return [
    { ...common, key: siteFileKeys.shell(language), subject: { kind: 'shell' } },
    { ...common, key: siteFileKeys.notFound(language), subject: { kind: 'notFound' } },
  ];
}

/** The URLs of a release's browser files, each with its integrity hash. */
function assets(
  { app, manifest }: AppRelease,
  names: readonly string[],
): readonly HtmlDocumentAsset[] {
  return names.flatMap((name) => {
    const file = manifest.files[name];
    if (!file) return [];
    return { url: `/${siteFileKeys.browserFile(app, name)}`, integrity: file.integrity };
  });
}
