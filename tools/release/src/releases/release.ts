import type { HostManifest, ReleaseManifest } from '@torsa/shared/contract/release-manifest';

/** One version of an app, before or after its publish. */
export interface AppRelease {
  readonly app: string;
  /** The version: 12 hexadecimal digits of a hash of its content. */
  readonly version: string;
  readonly manifest: ReleaseManifest;
  /** The integrity hash of the stored manifest. */
  readonly manifestIntegrity: string;
  /**
   * Reads the bundle that renders pages in Node.
   * @throws {ReleaseError} when the bundle is missing or does not match the manifest.
   */
  readonly readNodeBundle: () => Promise<Buffer>;
}

/**
 * Finds a release by app and version.
 * @throws {ReleaseError} when the release cannot be used.
 */
export type ReleaseSource = (app: string, version: string) => Promise<AppRelease>;

export interface HostRelease extends AppRelease {
  readonly manifest: HostManifest;
}

/**
 * Checks that a release is a release of the host.
 * @throws {ReleaseError} for a release of a remote.
 */
export function assertHostRelease({ manifest, ...release }: AppRelease): HostRelease {
  if (manifest.kind === 'host') return { ...release, manifest };
  throw new ReleaseError(
    `${formatReleaseName(release)} is a release of a remote, but a release of the host is needed.`,
  );
}

/** Creates a release source that caches each release. */
export function createCachedReleaseSource(source: ReleaseSource): ReleaseSource {
  const known = new Map<string, Promise<AppRelease>>();
  return (app, version) => {
    const name = formatReleaseName({ app, version });
    const release = known.get(name) ?? source(app, version);
    known.set(name, release);
    return release;
  };
}

/** The error for a release that cannot be used. The message contains the release's name and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export function formatReleaseName({ app, version }: Pick<AppRelease, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
