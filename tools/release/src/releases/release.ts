import type { HostManifest, ReleaseManifest } from '@torsa/shared/contract/release-manifest';

/** One version of an app, published or to be published. */
export interface Release {
  readonly app: string;
  /** 12 hexadecimal digits, derived from its content. */
  readonly version: string;
  readonly manifest: ReleaseManifest;
  /** Integrity of the stored manifest. */
  readonly manifestIntegrity: string;
  /** @throws {ReleaseError} when the bundle is missing or differs from the manifest. */
  readonly readNodeBundle: () => Promise<Buffer>;
}

/** Finds a release. @throws {ReleaseError} when no such release can be used. */
export type ReleaseSource = (app: string, version: string) => Promise<Release>;

export interface HostRelease extends Release {
  readonly manifest: HostManifest;
}

/** @throws {ReleaseError} for a release of a remote. */
export function toHostRelease({ manifest, ...release }: Release): HostRelease {
  if (manifest.kind === 'host') return { ...release, manifest };
  throw new ReleaseError(`${releaseName(release)} is not a host.`);
}

/** A source that reads each release once. */
export function cachedSource(source: ReleaseSource): ReleaseSource {
  const known = new Map<string, Promise<Release>>();
  return (app, version) => {
    const name = releaseName({ app, version });
    const release = known.get(name) ?? source(app, version);
    known.set(name, release);
    return release;
  };
}

/** A release cannot be used. The message contains its name and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export function releaseName({ app, version }: Pick<Release, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
