import { SchemaError } from '@torsa/shared/contract/parse-contract';
import {
  parseReleaseManifest,
  type ReleaseManifest,
} from '@torsa/shared/contract/release-manifest';
import { parseJson } from '../store/read-json.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { computeIntegrity } from './integrity.ts';
import { type AppRelease, ReleaseError, type ReleaseSource } from './release.ts';

/** Creates a release source that finds the published releases in a store. */
export function createStoredReleaseSource(store: SiteStore): ReleaseSource {
  return async (app, version) => {
    const release = await findPublishedRelease(store, app, version);
    if (release) return release;
    throw new ReleaseError(
      `${app}@${version} is not published, because ${siteFileKeys.release(app, version)} is missing. "list ${app}" shows the published versions.`,
    );
  };
}

/**
 * Reads a published release.
 * @returns undefined when this version is not published.
 * @throws {ReleaseError} for an invalid manifest.
 */
export async function findPublishedRelease(
  store: SiteStore,
  app: string,
  version: string,
): Promise<AppRelease | undefined> {
  const key = siteFileKeys.release(app, version);
  const file = await store.read(key);
  if (!file) return undefined;
  const manifest = manifestOf(file.bytes, key);
  if (manifest.app !== app)
    throw new ReleaseError(`${key} is the manifest of a release of the app ${manifest.app}.`);
  return {
    app,
    version,
    manifest,
    manifestIntegrity: computeIntegrity(file.bytes),
    readNodeBundle: () =>
      readWhole(
        store,
        siteFileKeys.nodeBundle(app, version, manifest.node.file),
        manifest.node.integrity,
      ),
  };
}

/**
 * Rejects a manifest that an earlier version of the release tools wrote, because the manifest lacks fields that the
 * release gate needs.
 */
function manifestOf(bytes: Buffer, key: string): ReleaseManifest {
  try {
    return parseReleaseManifest(parseJson(bytes, key), key);
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw cause;
    throw new ReleaseError(
      'The release tools cannot read a release of the site, because another version of these tools published it. Publish all apps into an empty store. For a site on your own machine, delete the folder .site and run "npm start".',
      { cause },
    );
  }
}

async function readWhole(store: SiteStore, key: string, integrity: string): Promise<Buffer> {
  const file = await store.read(key);
  if (!file) throw new ReleaseError(`${key} is missing. Publish that build again.`);
  if (computeIntegrity(file.bytes) !== integrity) {
    throw new ReleaseError(
      `${key} does not match its release manifest. The file was changed or damaged.`,
    );
  }
  return file.bytes;
}
