import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A hash of everything below a folder, by path. */
export async function hashTree(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort())
    hash.update(path.relative(folder, file)).update(await readFile(file));
  return hash.digest('hex');
}

/** The folder of an app's live release in a published site. */
export async function liveRelease(siteDir: string, app: string): Promise<string> {
  const registry = JSON.parse(await readFile(path.join(siteDir, 'registry.json'), 'utf8'));
  return path.join(siteDir, 'apps', app, registry.remotes[app].live.version);
}

/** The file of a release that begins with a name: `careers.en` for `careers.en.1a2b3c4d5e.js`. */
export async function fileOf(release: string, name: string): Promise<string> {
  const files = await readdir(release);
  const file = files.find((entry) => entry.startsWith(`${name}.`) && entry.endsWith('.js'));
  if (!file) throw new Error(`${release} has no file ${name}.`);
  return path.join(release, file);
}

/** Puts code before a published script, as somebody with access to the store could. */
export async function tamper(file: string): Promise<void> {
  await writeFile(file, `globalThis.tampered = true;\n${await readFile(file, 'utf8')}`);
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
}
