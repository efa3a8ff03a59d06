import { registryRelease } from '@torsa/shared/contract/registry-release';
import { parseReleaseManifest } from '@torsa/shared/contract/release-manifest';
import type { Preview } from '../federation/choose-releases.ts';

/** A wanted preview: `marketing@1a2b3c4d5e6f`. */
const pattern = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/;

/** How long to wait for the manifest, in milliseconds: the site waits for it. */
const patience = 10_000;

/**
 * Loads what a preview needs from this site alone: the release manifest of a published version, which carries
 * the integrity of its files. @throws {Error} saying what is wrong with the preview.
 */
export async function loadPreview(wanted: string): Promise<Preview> {
  const [, app, version] = pattern.exec(wanted) ?? [];
  if (!app || !version) {
    throw new Error(`"${wanted}" is not a release: a preview looks like marketing@1a2b3c4d5e6f.`);
  }
  const address = `/apps/${app}/${version}/release.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${wanted} is not published here (status ${response.status}).`);
  const manifest = parseReleaseManifest(await readJson(response, wanted), address);
  if (manifest.kind !== 'remote' || manifest.app !== app) {
    throw new Error(`${wanted} is not a release of a remote.`);
  }
  return { app, release: registryRelease(manifest, version) };
}

/** Some static hosts answer every address with a document. */
async function readJson(response: Response, wanted: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(`${wanted} is not published here (its manifest is not JSON).`, { cause });
  }
}
