import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseReleaseManifest,
  type ReleaseManifest,
} from '@torsa/shared/contract/release-manifest';
import { integrityOf } from './integrity.ts';
import { ReleaseError } from './release.ts';

/** A complete build whose files match its manifest. */
export interface Build {
  readonly manifest: ReleaseManifest;
  /** Derived from the content, so the same build has the same version. */
  readonly version: string;
  readonly browserFiles: ReadonlyMap<string, Buffer>;
  readonly nodeBundle: Buffer;
}

/** Reads files of a build by their names in `dist`. */
export interface BuildFolder {
  /** Name for messages. */
  readonly name: string;
  /** Undefined for a missing file. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** The paths of a build's files, in `dist` and in a staged build. */
export const buildFiles = {
  manifest: 'release.json',
  browser: (name: string) => `browser/${name}`,
  node: (name: string) => `node/${name}`,
} as const;

/** An app's folder `dist`. */
function builtIn(appDir: string): BuildFolder {
  const name = path.join(appDir, 'dist');
  return { name, read: (file) => readFile(path.join(name, file)).catch(() => undefined) };
}

/**
 * Reads an app's finished build. It reads each file once, so the checked bytes are the published ones.
 * @param from the app's folder, or another source of the build.
 * @throws {ReleaseError} when the build is missing, or with every file that differs from the manifest.
 */
export async function readBuild(from: string | BuildFolder): Promise<Build> {
  const { name: place, read } = typeof from === 'string' ? builtIn(from) : from;
  const manifestFile = `${place}/${buildFiles.manifest}`;
  const text = await read(buildFiles.manifest);
  if (!text) {
    throw new ReleaseError(`${manifestFile} is missing. Build the app first.`);
  }
  const manifest = parseReleaseManifest(parseJson(text, manifestFile), manifestFile);
  const problems: string[] = [];
  const readChecked = async (file: string, integrity: string) => {
    const bytes = await read(file);
    if (!bytes) problems.push(`${place}/${file} is missing. Build the app again.`);
    else if (integrityOf(bytes) !== integrity)
      problems.push(`${place}/${file} differs from ${manifestFile}. Build the app again.`);
    return bytes ?? Buffer.alloc(0);
  };
  const browserFiles = await Promise.all(
    Object.entries(manifest.files).map(
      async ([name, { integrity }]) =>
        [name, await readChecked(buildFiles.browser(name), integrity)] as const,
    ),
  );
  const { node } = manifest;
  const nodeBundle = await readChecked(buildFiles.node(node.file), node.integrity);
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
  return {
    manifest,
    version: versionOf(manifest),
    browserFiles: new Map(browserFiles),
    nodeBundle,
  };
}

/** The parts of a manifest that make the version: not the commit and the times. */
function versionOf({ commit: _, publishedAt: __, ...content }: ReleaseManifest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

function parseJson(text: Buffer, file: string): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new ReleaseError(`${file} is not JSON. Build the app again.`, { cause });
  }
}
