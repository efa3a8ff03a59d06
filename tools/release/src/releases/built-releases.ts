import { encodeStoredJson } from '../store/read-json.ts';
import type { SiteStore } from '../store/store.ts';
import { computeIntegrity } from './integrity.ts';
import type { VerifiedAppBuild } from './read-build.ts';
import type { AppRelease, ReleaseSource } from './release.ts';
import { createStoredReleaseSource, findPublishedRelease } from './stored-release.ts';

/** A build that is not published yet, with the release manifest that the publish command will store. */
export interface BuiltRelease extends AppRelease {
  readonly build: VerifiedAppBuild;
  readonly manifestBytes: Buffer;
}

export function createBuiltRelease(build: VerifiedAppBuild, now: Date): BuiltRelease {
  const manifest = { ...build.manifest, publishedAt: now.toISOString() };
  const manifestBytes = encodeStoredJson(manifest);
  return {
    app: manifest.app,
    version: build.version,
    manifest,
    manifestBytes,
    manifestIntegrity: computeIntegrity(manifestBytes),
    readNodeBundle: async () => build.nodeBundle,
    build,
  };
}

/** Creates a release source that finds releases among new builds and in a store. */
export function createBuildReleaseSource(
  store: SiteStore,
  builds: readonly BuiltRelease[],
): ReleaseSource {
  return async (app, version) => {
    const build = builds.find((one) => one.app === app && one.version === version);
    if (build) return (await findPublishedRelease(store, app, version)) ?? build;
    return createStoredReleaseSource(store)(app, version);
  };
}
