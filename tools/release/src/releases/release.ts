import type { HostManifest, ReleaseManifest } from '@torsa/shared/contract/release-manifest';

/** One version of an app: published, or about to be. */
export interface Release {
  readonly app: string;
  /** 12 hexadecimal digits, made from its content. */
  readonly version: string;
  readonly manifest: ReleaseManifest;
  /** Integrity of the manifest as it is stored. */
  readonly manifestIntegrity: string;
  /** @throws {ReleaseError} when the bundle is missing or is not what the manifest says. */
  readonly readNodeBundle: () => Promise<Buffer>;
}

/** Finds a release. @throws {ReleaseError} when there is none that may be pointed to. */
export type ReleaseSource = (app: string, version: string) => Promise<Release>;

export interface HostRelease extends Release {
  readonly manifest: HostManifest;
}

/** @throws {ReleaseError} when it is a remote's. */
export function asHost({ manifest, ...release }: Release): HostRelease {
  if (manifest.kind === 'host') return { ...release, manifest };
  throw new ReleaseError(`${releaseName(release)} is no host.`);
}

/** The source, each release of which is read once. */
export function cachedSource(source: ReleaseSource): ReleaseSource {
  const known = new Map<string, Promise<Release>>();
  return (app, version) => {
    const name = releaseName({ app, version });
    const release = known.get(name) ?? source(app, version);
    known.set(name, release);
    return release;
  };
}

/** A release cannot be used; the message names it and says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export function releaseName({ app, version }: Pick<Release, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
