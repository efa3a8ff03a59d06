import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { SiteChangeOptions } from '../change/change-site.ts';
import { assertNotBeingPruned } from '../registry/pruning.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { assertNotRevoked, findRevocationReason } from '../registry/revoked.ts';
import { readSiteConfig } from '../registry/site-config-files.ts';
import { assertFilesStored } from '../releases/lost-files.ts';
import { listPublishedVersions } from '../releases/published-versions.ts';
import { ReleaseError } from '../releases/release.ts';
import { createStoredReleaseSource } from '../releases/stored-release.ts';
import { uploadBuild } from '../releases/upload.ts';
import type { SiteStore } from '../store/store.ts';
import { readAppBuild } from './read-app-build.ts';

export interface RemotePreviewRequest {
  readonly app: string;
  /** The release to preview: a build to upload, a published version, or by default the newest version. */
  readonly from?: { readonly dir: string } | { readonly version: string };
}

export interface RemotePreview {
  readonly app: string;
  readonly version: string;
  /** A URL that shows the previewed version only in the tab that opens the URL. */
  readonly url: string;
}

/** Creates a URL that shows one version of a remote, without changing the published site. */
export async function createRemotePreview(
  store: SiteStore,
  { app, from }: RemotePreviewRequest,
  options: SiteChangeOptions = {},
): Promise<RemotePreview> {
  if (app === 'host') {
    throw new ReleaseError(
      'The host cannot be previewed, because all documents are rendered with the live host.',
    );
  }
  const registry = await readRegistry(store);
  const { siteUrl } = await readSiteConfig(store, registry);
  const version =
    from && 'dir' in from
      ? await uploadOnly(store, registry, app, from.dir, options)
      : await existing(store, registry, app, from?.version);
  return { app, version, url: `${siteUrl}/?preview=${app}@${version}` };
}

async function uploadOnly(
  store: SiteStore,
  registry: ReleaseRegistry,
  app: string,
  dir: string,
  { dryRun, progress }: SiteChangeOptions,
): Promise<string> {
  const build = await readAppBuild(app, dir);
  assertNotRevoked(registry, app, build.version);
  assertNotBeingPruned(registry, build);
  if (dryRun) return build.version;
  await uploadBuild(store, build, progress);
  // A prune that began before the upload may still delete the uploaded files, so the upload is checked again.
  assertNotBeingPruned(await readRegistry(store), build);
  await assertFilesStored(store, build);
  return build.version;
}

async function existing(
  store: SiteStore,
  registry: ReleaseRegistry,
  app: string,
  wanted: string | undefined,
): Promise<string> {
  if (wanted) {
    assertNotRevoked(registry, app, wanted);
    const release = await createStoredReleaseSource(store)(app, wanted);
    assertNotBeingPruned(registry, release);
    return release.version;
  }
  const newest = (await listPublishedVersions(store, app)).find(
    ({ version }) => findRevocationReason(registry, app, version) === undefined,
  );
  if (newest) return newest.version;
  throw new ReleaseError(`${app} is not published. Use --from <app folder>.`);
}
