import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '@torsa/release/registry/read-registry';
import { findPublishedRelease } from '@torsa/release/releases/stored-release';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { siteFileKeys } from '@torsa/release/store/site-keys';

/** Returns a hash of the paths and contents of all files in a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort())
    hash.update(path.relative(folder, file)).update(await readFile(file));
  return hash.digest('hex');
}

/** Returns the version of a remote's live release in a published site. */
export async function readLiveVersion(siteDir: string, app: string): Promise<string> {
  const { remotes } = await readRegistry(new FolderSiteStore(siteDir));
  const version = remotes[app]?.live.version;
  if (!version) throw new Error(`The app ${app} is not published.`);
  return version;
}

/**
 * Returns the path of a script in a remote's live release by name, such as `careers.en.1a2b3c4d5e.js` for
 * `careers.en`.
 */
export async function findScriptOfLiveRelease(
  siteDir: string,
  app: string,
  name: string,
): Promise<string> {
  const store = new FolderSiteStore(siteDir);
  const release = await findPublishedRelease(store, app, await readLiveVersion(siteDir, app));
  const file = Object.keys(release?.manifest.files ?? {}).find(
    (entry) => entry.startsWith(`${name}.`) && entry.endsWith('.js'),
  );
  if (!file) throw new Error(`The live release of ${app} has no file ${name}.`);
  return store.pathOf(siteFileKeys.browserFile(app, file));
}

/** Adds code to a published script, like an attacker who can write to the store of published files. */
export async function addCodeToPublishedScript(file: string): Promise<void> {
  await writeFile(file, `globalThis.tampered = true;\n${await readFile(file, 'utf8')}`);
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
}
