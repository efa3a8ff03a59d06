import { parseReleaseRegistry } from '@torsa/shared/contract/registry';
import { createRegistryRelease } from '@torsa/shared/contract/registry-release';
import { parseReleaseManifest } from '@torsa/shared/contract/release-manifest';
import type { ReleasePreview } from '../federation/choose-releases.ts';

/**
 * Matches the `?preview` value of a release: the remote app's name and version, for example `marketing@1a2b3c4d5e6f`.
 */
const pattern = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/;

/** The time-out of the preview requests in milliseconds. The page starts only after these requests end. */
const timeoutMs = 10_000;

/**
 * The registry that lists revoked releases. The request bypasses all caches, so that a revocation takes effect
 * immediately.
 */
const registryAddress = '/registry.json';

/**
 * Loads a published release of this site for a preview.
 * @throws {Error} with the reason, but without text from the URL, because anyone can create a preview URL.
 */
export async function loadReleasePreview(wanted: string): Promise<ReleasePreview> {
  const [, app, version] = pattern.exec(wanted) ?? [];
  if (!app || !version) {
    throw new Error('Invalid preview in the URL. Use the form ?preview=marketing@1a2b3c4d5e6f.');
  }
  const address = `/apps/${app}/${version}/release.json`;
  const [manifestJson, registryJson] = await Promise.all([
    readJson(address, 'The release in the URL is not published on this site'),
    readJson(registryAddress, 'The list of revoked releases failed to load'),
  ]);
  const manifest = parseReleaseManifest(manifestJson, address);
  if (manifest.kind !== 'remote' || manifest.app !== app) {
    throw new Error('The URL names no release of a remote (micro-frontend).');
  }
  const { revoked } = parseReleaseRegistry(registryJson);
  if (revoked?.[app]?.[version] !== undefined) {
    throw new Error(`${app} ${version} was revoked, so it cannot be previewed.`);
  }
  return { app, release: createRegistryRelease(manifest, version) };
}

/** Fetches JSON. It checks the content, because some static hosts respond to every URL with an HTML document. */
async function readJson(address: string, failure: string): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(address === registryAddress ? { cache: 'no-store' } : {}),
  });
  if (!response.ok) throw new Error(`${failure} (status ${response.status}).`);
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${failure} (the response is not JSON).`, { cause });
  }
}
