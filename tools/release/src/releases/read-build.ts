import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseReleaseManifest,
  type ReleaseManifest,
} from '@torsa/shared/contract/release-manifest';
import { computeIntegrity } from './integrity.ts';
import { ReleaseError } from './release.ts';

/** A complete build of an app, whose files match its manifest. */
export interface VerifiedAppBuild {
  readonly manifest: ReleaseManifest;
  /** The version: a hash of the content, so equal builds have the same version. */
  readonly version: string;
  readonly browserFiles: ReadonlyMap<string, Buffer>;
  readonly nodeBundle: Buffer;
}

/** Provides the files of a build by their names in the folder `dist`. */
export interface AppBuildFolder {
  /** The name of the build in error messages. */
  readonly name: string;
  /** Reads a file of the build. Returns undefined for a missing file. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
}

/** The paths of a build's files, relative to `dist` or to the folder of a staged build. */
export const buildFilePaths = {
  manifest: 'release.json',
  browser: (name: string) => `browser/${name}`,
  node: (name: string) => `node/${name}`,
} as const;

/** Reads a build in an app's folder `dist`. */
function builtIn(appDir: string): AppBuildFolder {
  const name = path.join(appDir, 'dist');
  return { name, read: (file) => readFile(path.join(name, file)).catch(() => undefined) };
}

/**
 * Reads an app's finished build. The function reads each file once, so exactly the checked bytes are published.
 * @param from the app's folder, or another source of the build.
 * @throws {ReleaseError} when the build is missing, or with every file that does not match the manifest.
 */
export async function readBuildFolder(from: string | AppBuildFolder): Promise<VerifiedAppBuild> {
  const { name: place, read } = typeof from === 'string' ? builtIn(from) : from;
  const manifestFile = `${place}/${buildFilePaths.manifest}`;
  const text = await read(buildFilePaths.manifest);
  if (!text) {
    throw new ReleaseError(`${manifestFile} is missing. Build the app first.`);
  }
  const manifest = parseReleaseManifest(parseJson(text, manifestFile), manifestFile);
  const problems: string[] = [];
  const readChecked = async (file: string, integrity: string) => {
    const bytes = await read(file);
    if (!bytes) problems.push(`${place}/${file} is missing. Build the app again.`);
    else if (computeIntegrity(bytes) !== integrity)
      problems.push(`${place}/${file} differs from ${manifestFile}. Build the app again.`);
    return bytes ?? Buffer.alloc(0);
  };
  const browserFiles = await Promise.all(
    Object.entries(manifest.files).map(
      async ([name, { integrity }]) =>
        [name, await readChecked(buildFilePaths.browser(name), integrity)] as const,
    ),
  );
  const { node } = manifest;
  const nodeBundle = await readChecked(buildFilePaths.node(node.file), node.integrity);
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
  return {
    manifest,
    version: versionOf(manifest),
    browserFiles: new Map(browserFiles),
    nodeBundle,
  };
}

/** Returns the manifest fields that determine the version. The commit hash and the times are not among them. */
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
