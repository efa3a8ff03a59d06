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

/**
 * Reads an app's finished build from `<appDir>/dist`.
 * @throws {ReleaseError} when it is missing, or naming every file that is not what its manifest says.
 */
export async function readBuild(appDir: string): Promise<Build> {
  const dist = path.join(appDir, 'dist');
  const manifestFile = path.join(dist, 'release.json');
  const text = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`${manifestFile} is missing: build the app before it is published.`, {
      cause,
    });
  });
  const manifest = parseReleaseManifest(parseJson(text, manifestFile), manifestFile);
  const problems: string[] = [];
  const readChecked = async (file: string, integrity: string) => {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) problems.push(`${file} is missing: build the app again.`);
    else if (integrityOf(bytes) !== integrity)
      problems.push(`${file} is not what ${manifestFile} says: build the app again.`);
    return bytes ?? Buffer.alloc(0);
  };
  const browserFiles = await Promise.all(
    Object.entries(manifest.files).map(
      async ([name, { integrity }]) =>
        [name, await readChecked(path.join(dist, 'browser', name), integrity)] as const,
    ),
  );
  const nodeBundle = await readChecked(
    path.join(dist, 'node', manifest.node.file),
    manifest.node.integrity,
  );
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

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${file} is not JSON: build the app again.`, { cause });
  }
}
