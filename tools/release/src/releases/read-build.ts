import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseReleaseManifest,
  type ReleaseManifest,
} from '@torsa/shared/contract/release-manifest';
import { integrityOf } from './integrity.ts';
import { ReleaseError } from './release.ts';

/** A finished build, read and found whole. */
export interface Build {
  readonly manifest: ReleaseManifest;
  /** Derived from the content: the same build is the same version. */
  readonly version: string;
  readonly browserFiles: ReadonlyMap<string, Buffer>;
  readonly nodeBundle: Buffer;
}

/** A place that has a build: reads its files by their names in `dist`. */
export interface BuildFolder {
  /** For messages. */
  readonly name: string;
  /** Undefined when it is not there. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** The paths of files of a build, in `dist` and in a staged build. */
export const buildFiles = {
  manifest: 'release.json',
  browser: (name: string) => `browser/${name}`,
  node: (name: string) => `node/${name}`,
} as const;

/** An app's `dist`. */
function builtIn(appDir: string): BuildFolder {
  const name = path.join(appDir, 'dist');
  return { name, read: (file) => readFile(path.join(name, file)).catch(() => undefined) };
}

/**
 * Reads an app's finished build, each file once: what is checked here is what is published.
 * @param from the app's folder, with the build in `dist`, or wherever else it is.
 * @throws {ReleaseError} when it is missing, or naming every file that is not what its manifest says.
 */
export async function readBuild(from: string | BuildFolder): Promise<Build> {
  const { name: place, read } = typeof from === 'string' ? builtIn(from) : from;
  const manifestFile = `${place}/${buildFiles.manifest}`;
  const text = await read(buildFiles.manifest);
  if (!text) {
    throw new ReleaseError(`${manifestFile} is missing: build the app before it is published.`);
  }
  const manifest = parseReleaseManifest(parseJson(text, manifestFile), manifestFile);
  const problems: string[] = [];
  const readChecked = async (file: string, integrity: string) => {
    const bytes = await read(file);
    if (!bytes) problems.push(`${place}/${file} is missing: build the app again.`);
    else if (integrityOf(bytes) !== integrity)
      problems.push(`${place}/${file} is not what ${manifestFile} says: build the app again.`);
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

/** What the release consists of, whichever commit it came from and whenever it was published. */
function versionOf({ commit: _, publishedAt: __, ...content }: ReleaseManifest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

function parseJson(text: Buffer, file: string): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new ReleaseError(`${file} is not JSON: build the app again.`, { cause });
  }
}
