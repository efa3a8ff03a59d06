import type { SiteConfig } from '@torsa/shared/site-config';
import {
  changeSite,
  type SiteChangeOptions,
  type SiteChangeResult,
} from '../change/change-site.ts';
import { ReleaseGateRefusal } from '../gate/gate.ts';
import { addSiteConfigVersion } from '../registry/site-config-files.ts';
import {
  makeReleaseLive,
  type NextRegistryState,
  removePreviousRelease,
} from '../registry/site-draft.ts';
import { createBuildReleaseSource } from '../releases/built-releases.ts';
import type { AppBuildFolder } from '../releases/read-build.ts';
import { formatReleaseName } from '../releases/release.ts';
import { uploadBuild } from '../releases/upload.ts';
import type { CompressionQuality } from '../store/compress.ts';
import type { SiteStore } from '../store/store.ts';
import { readAppBuild } from './read-app-build.ts';

export interface PublishOptions extends SiteChangeOptions {
  /** The name of the app that each build folder must contain. */
  readonly apps?: readonly string[];
  /** A site config to set together with the publish. */
  readonly siteConfig?: SiteConfig;
  /**
   * If true, the publish drops incompatible previous releases (rollback targets), which the release gate otherwise
   * refuses.
   */
  readonly forgetPrevious?: boolean;
  /** The compression of the apps' files. Default: the smallest files. */
  readonly compression?: CompressionQuality;
}

export interface PublishResult extends SiteChangeResult {
  readonly releases: readonly { readonly app: string; readonly version: string }[];
}

/**
 * Makes built apps live together, in one revision of registry.json.
 * @param from app folders with a finished build in `dist`, or other sources of builds.
 * @throws {ReleaseError} when a build is incomplete.
 * @throws {ReleaseGateRefusal} when the release gate refuses the change; the site is then unchanged.
 */
export async function publishBuild(
  store: SiteStore,
  from: readonly (string | AppBuildFolder)[],
  options: PublishOptions = {},
): Promise<PublishResult> {
  const builds = await Promise.all(from.map((one, i) => readAppBuild(options.apps?.[i], one)));
  const source = createBuildReleaseSource(store, builds);
  const releases = builds.map(({ app, version }) => ({ app, version }));
  const change = (problems: readonly string[]) =>
    changeSite(
      store,
      {
        source,
        ...(options.siteConfig ? { newConfig: addSiteConfigVersion(options.siteConfig) } : {}),
        decide: async (current, source) => {
          const found = await Promise.all(releases.map(({ app, version }) => source(app, version)));
          const draft = found.reduce(makeReleaseLive, current);
          return withoutPreviousOf(draft, problems);
        },
        event: () => ({ action: 'publish', releases }),
        upload: async () => {
          for (const build of builds) {
            await uploadBuild(store, build, options.progress, options.compression);
          }
        },
      },
      options,
    );
  const result = await change([]).catch((error: unknown) => {
    if (!options.forgetPrevious || !(error instanceof ReleaseGateRefusal)) throw error;
    return change(error.problems);
  });
  return { ...result, releases };
}

/**
 * Removes from registry.json the previous releases (rollback targets) that the release gate reports as incompatible.
 */
function withoutPreviousOf(
  draft: NextRegistryState,
  problems: readonly string[],
): NextRegistryState {
  const named = Object.entries({ ...draft.remotes, host: draft.host }).filter(([app, entry]) => {
    const name = entry?.previous && formatReleaseName({ app, version: entry.previous.version });
    return name !== undefined && problems.some((problem) => problem.includes(name));
  });
  return named.reduce((rest, [app]) => removePreviousRelease(rest, app), draft);
}
