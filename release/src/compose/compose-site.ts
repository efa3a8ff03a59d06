import type { DocumentAsset, DocumentSubject } from '@torsa/shared/contract/host-bundle';
import type { Registry } from '@torsa/shared/contract/registry';
import {
  type ManifestPage,
  parseReleaseManifest,
  type ReleaseManifest,
  type RemoteManifest,
} from '@torsa/shared/contract/release-manifest';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { SiteFolder } from '../store/site-folder.ts';
import { siteKeys } from '../store/site-keys.ts';
import { writeCompressed } from '../store/write-compressed.ts';
import { loadHostBundle, loadRemoteBundle } from './load-bundles.ts';

interface PlannedDocument {
  readonly key: string;
  readonly subject: DocumentSubject;
  readonly preloads: readonly DocumentAsset[];
}

/**
 * Writes every document of the site for the versions in `registry`, and the registry last.
 * It needs only what is published. Everything is rendered before anything is written.
 * @throws {Error} naming the page that cannot be rendered; then nothing has changed.
 */
export async function composeSite(
  site: SiteFolder,
  registry: Registry,
  siteConfig: SiteConfig,
): Promise<void> {
  const host = await readRelease(site, 'host', registry.host.version);
  const hostBundle = loadHostBundle(nodeBundlePath(site, host, registry.host.version));
  const releases = await readRemoteReleases(site, registry);
  const remotes = Object.fromEntries(
    await Promise.all(
      releases.map(async ({ manifest, version }) => {
        const key = siteKeys.nodeBundle(manifest.app, version, manifest.node.file);
        const code = await site.read(key);
        if (!code) throw new Error(`${manifest.app}@${version} is not whole: ${key} is missing.`);
        return [
          manifest.app,
          loadRemoteBundle(code.toString('utf8'), site.pathOf(key), hostBundle.provided),
        ] as const;
      }),
    ),
  );
  const scripts = assets(host, registry.host.version, host.initial);

  const documents: [key: string, html: string][] = [];
  for (const { key, subject, preloads } of plan(releases)) {
    try {
      const html = await hostBundle.renderDocument({
        subject,
        remotes,
        registry,
        siteConfig,
        scripts,
        preloads,
      });
      documents.push([key, html]);
    } catch (cause) {
      throw new Error(`The document ${key} cannot be composed.`, { cause });
    }
  }
  await Promise.all(documents.map(([key, html]) => writeCompressed(site, key, html)));
  await site.write(siteKeys.siteConfig, `${JSON.stringify(siteConfig, null, 2)}\n`);
  await site.write(siteKeys.registry, `${JSON.stringify(registry, null, 2)}\n`);
}

interface RemoteRelease {
  readonly manifest: RemoteManifest;
  readonly version: string;
}

function plan(releases: readonly RemoteRelease[]): readonly PlannedDocument[] {
  const pages = releases.flatMap(({ manifest, version }) =>
    manifest.pages.flatMap((page) =>
      page.paths.map((path) => ({
        key: siteKeys.document(path),
        subject: { kind: 'page', path } as const,
        preloads: pagePreloads(manifest, version, page),
      })),
    ),
  );
  return [
    ...pages,
    { key: siteKeys.shell, subject: { kind: 'shell' }, preloads: [] },
    { key: siteKeys.notFound, subject: { kind: 'notFound' }, preloads: [] },
  ];
}

function pagePreloads(
  manifest: RemoteManifest,
  version: string,
  page: ManifestPage,
): readonly DocumentAsset[] {
  return assets(manifest, version, [...manifest.initial, ...page.files]);
}

/** Where the browser gets files of a release, each with its integrity. @throws {Error} for a file the release lacks. */
function assets(
  { app, files }: ReleaseManifest,
  version: string,
  names: readonly string[],
): readonly DocumentAsset[] {
  return names.map((name) => {
    const file = files[name];
    if (!file) throw new Error(`The release ${app}@${version} lacks its file "${name}".`);
    return { url: `/${siteKeys.browserFile(app, version, name)}`, integrity: file.integrity };
  });
}

async function readRemoteReleases(
  site: SiteFolder,
  registry: Registry,
): Promise<readonly RemoteRelease[]> {
  return Promise.all(
    Object.entries(registry.remotes).map(async ([app, { version }]) => {
      const manifest = await readRelease(site, app, version);
      if (manifest.kind !== 'remote') throw new Error(`${app}@${version} is not a remote.`);
      return { manifest, version };
    }),
  );
}

async function readRelease(
  site: SiteFolder,
  app: string,
  version: string,
): Promise<ReleaseManifest> {
  const key = siteKeys.release(app, version);
  const json = await site.readJson(key);
  if (json === undefined) throw new Error(`${app}@${version} is not published: ${key} is missing.`);
  return parseReleaseManifest(json, key);
}

function nodeBundlePath(site: SiteFolder, { app, node }: ReleaseManifest, version: string): string {
  return site.pathOf(siteKeys.nodeBundle(app, version, node.file));
}
