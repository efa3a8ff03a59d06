import { parseRegistry } from '@torsa/shared/contract/registry';
import { registryRelease } from '@torsa/shared/contract/registry-release';
import { parseReleaseManifest } from '@torsa/shared/contract/release-manifest';
import type { Preview } from '../federation/choose-releases.ts';

/** A wanted preview: `marketing@1a2b3c4d5e6f`. */
const pattern = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/;

/** How long to wait for the manifest, in milliseconds: the site waits for it. */
const timeoutMs = 10_000;

/** Which versions are revoked; no cache keeps it. */
const registryAddress = '/registry.json';

/**
 * Loads what a preview needs from this site alone: the release manifest of a published version, which carries the
 * integrity of its files, and the registry, which says whether the version was revoked.
 * @throws {Error} saying what is wrong, without a word that was wanted unless this site has it: anybody can make an
 * address, and people believe what a site shows.
 */
export async function loadPreview(wanted: string): Promise<Preview> {
  const [, app, version] = pattern.exec(wanted) ?? [];
  if (!app || !version) {
    throw new Error('The address names no release: it ends like ?preview=marketing@1a2b3c4d5e6f.');
  }
  const address = `/apps/${app}/${version}/release.json`;
  const [manifestJson, registryJson] = await Promise.all([
    readJson(address, 'The release that the address names is not published here'),
    readJson(registryAddress, 'Whether the release was revoked cannot be found out'),
  ]);
  const manifest = parseReleaseManifest(manifestJson, address);
  if (manifest.kind !== 'remote' || manifest.app !== app) {
    throw new Error('The address names no release of a remote.');
  }
  const { revoked } = parseRegistry(registryJson);
  if (revoked?.[app]?.[version] !== undefined) {
    throw new Error(`${app} ${version} was revoked: nobody may run it any more.`);
  }
  return { app, release: registryRelease(manifest, version) };
}

/** Some static hosts answer every address with a document. */
async function readJson(address: string, failure: string): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(address === registryAddress ? { cache: 'no-store' } : {}),
  });
  if (!response.ok) throw new Error(`${failure} (status ${response.status}).`);
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${failure} (the answer is not JSON).`, { cause });
  }
}
