import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseReleaseManifest,
  type ReleaseManifest,
} from '@torsa/shared/contract/release-manifest';

export interface Build {
  readonly manifest: ReleaseManifest;
  /** Derived from the content: the same build is the same version. */
  readonly version: string;
  readonly readBrowserFile: (name: string) => Promise<Buffer>;
  readonly readNodeBundle: () => Promise<Buffer>;
}

/** Reads an app's finished build. @throws {Error} when it is missing, incomplete or not what its manifest says. */
export async function readBuild(appDir: string): Promise<Build> {
  const dist = path.join(appDir, 'dist');
  const manifestFile = path.join(dist, 'release.json');
  const text = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error(`${manifestFile} is missing: build the app before it is published.`, { cause });
  });
  const manifest = parseReleaseManifest(parseJson(text, manifestFile), manifestFile);
  const readChecked = async (file: string, integrity: string) => {
    const bytes = await readFile(file);
    if (integrityOf(bytes) !== integrity) {
      throw new Error(`${file} is not what ${manifestFile} says: build the app again.`);
    }
    return bytes;
  };
  return {
    manifest,
    version: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    readBrowserFile: (name) =>
      readChecked(path.join(dist, 'browser', name), manifest.files[name]?.integrity ?? ''),
    readNodeBundle: () =>
      readChecked(path.join(dist, 'node', manifest.node.file), manifest.node.integrity),
  };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: build the app again.`, { cause });
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
