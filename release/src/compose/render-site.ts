import type {
  DocumentAsset,
  DocumentRequest,
  DocumentSubject,
} from '@torsa/shared/contract/host-bundle';
import type { Registry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import { describeError } from '../describe-error.ts';
import { type Release, releaseName } from '../releases/release.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { LoadedRemote, LoadedSite } from './load-site.ts';

interface PlannedDocument {
  readonly key: string;
  readonly subject: DocumentSubject;
  readonly preloads: readonly DocumentAsset[];
  /** For messages: whose document this is. */
  readonly owner: string;
}

export interface RenderedSite {
  /** HTML by key. */
  readonly documents: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/** Renders every document of a site in memory; a page that cannot be rendered is a problem, and the others go on. */
export async function renderSite(
  { host, remotes }: LoadedSite,
  registry: Registry,
  siteConfig: SiteConfig,
): Promise<RenderedSite> {
  const live = remotes.filter(({ slot, routes }) => slot === 'live' && routes);
  const documents = new Map<string, string>();
  const problems: string[] = [];
  const common = {
    remotes: Object.fromEntries(
      live.flatMap(({ release, routes }) => (routes ? [[release.app, routes]] : [])),
    ),
    registry,
    siteConfig,
    scripts: assets(host.release, host.release.manifest.initial),
  } satisfies Partial<DocumentRequest>;
  for (const { key, subject, preloads, owner } of planDocuments(live, host.release)) {
    try {
      documents.set(key, await host.bundle.renderDocument({ ...common, subject, preloads }));
    } catch (error) {
      problems.push(
        `The document ${key} of ${owner} cannot be rendered by ${releaseName(host.release)}. Because: ${describeError(error)}`,
      );
    }
  }
  return { documents, problems };
}

function planDocuments(live: readonly LoadedRemote[], host: Release): readonly PlannedDocument[] {
  const pages = live.flatMap(({ release, manifest }) =>
    manifest.pages.flatMap((page) =>
      page.paths.map((path) => ({
        key: siteKeys.document(path),
        subject: { kind: 'page', path } as const,
        preloads: assets(release, [...manifest.initial, ...page.files]),
        owner: releaseName(release),
      })),
    ),
  );
  const owner = releaseName(host);
  return [
    ...pages,
    { key: siteKeys.shell, subject: { kind: 'shell' }, preloads: [], owner },
    { key: siteKeys.notFound, subject: { kind: 'notFound' }, preloads: [], owner },
  ];
}

/** Where the browser gets files of a release, each with its integrity. The gate says which ones the release lacks. */
function assets(
  { app, version, manifest }: Release,
  names: readonly string[],
): readonly DocumentAsset[] {
  return names.flatMap((name) => {
    const file = manifest.files[name];
    if (!file) return [];
    return { url: `/${siteKeys.browserFile(app, version, name)}`, integrity: file.integrity };
  });
}
