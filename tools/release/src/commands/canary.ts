import { type ChangeOptions, type ChangeResult, changeSite } from '../change/change-site.ts';
import { endCanary, goLive, noHostCanary, tryOut } from '../registry/site-draft.ts';
import { withBuilds } from '../releases/built-releases.ts';
import { ReleaseError } from '../releases/release.ts';
import { storedReleases } from '../releases/stored-release.ts';
import { upload } from '../releases/upload.ts';
import type { Store } from '../store/store.ts';
import { buildOf } from './build-of.ts';

export interface CanaryRequest {
  readonly app: string;
  /** How many of a hundred browsers get it. */
  readonly percent: number;
  /** A build, or a published version, or neither: then the canary that runs gets another percentage. */
  readonly from?: { readonly dir: string } | { readonly version: string };
}

export interface CanaryChange extends ChangeResult {
  readonly app: string;
  readonly version: string;
}

/** Gives a part of all browsers another release of a remote. @throws {ReleaseError} for the host, or a live version. */
export async function startCanary(
  store: Store,
  { app, percent, from }: CanaryRequest,
  options: ChangeOptions = {},
): Promise<CanaryChange> {
  if (app === 'host') throw new ReleaseError(noHostCanary);
  const builds = from && 'dir' in from ? [await buildOf(app, from.dir)] : [];
  const source = withBuilds(store, builds);
  let version = from && 'version' in from ? from.version : builds[0]?.version;
  const result = await changeSite(
    store,
    {
      source,
      decide: async (current) => {
        version ??= runningVersion(current.remotes[app], app);
        return tryOut(current, await source(app, version), percent);
      },
      upload: async () => {
        for (const build of builds) await upload(store, build, options.progress ?? (() => {}));
      },
    },
    options,
  );
  return { ...result, app, version: version ?? '' };
}

/** Makes the canary live for everybody. @throws {ReleaseError} when there is none. */
export async function promote(
  store: Store,
  app: string,
  options: ChangeOptions = {},
): Promise<CanaryChange> {
  const source = storedReleases(store);
  let version: string | undefined;
  const result = await changeSite(
    store,
    {
      source,
      decide: async (current) => {
        // Decided once: a canary that was exchanged meanwhile is not the one that somebody watched.
        version ??= runningVersion(current.remotes[app], app);
        return goLive(current, await source(app, version));
      },
    },
    options,
  );
  return { ...result, app, version: version ?? '' };
}

/** Ends the canary: everybody gets the live release again. @throws {ReleaseError} when there is none. */
export async function abortCanary(
  store: Store,
  app: string,
  options: ChangeOptions = {},
): Promise<CanaryChange> {
  let version = '';
  const result = await changeSite(
    store,
    {
      source: storedReleases(store),
      decide: async (current) => {
        version = runningVersion(current.remotes[app], app);
        return endCanary(current, app);
      },
    },
    options,
  );
  return { ...result, app, version };
}

function runningVersion(
  remote:
    | { readonly canary?: { readonly release: { readonly version: string } } | undefined }
    | undefined,
  app: string,
): string {
  if (remote?.canary) return remote.canary.release.version;
  throw new ReleaseError(
    `${app} has no canary. Start one with "canary ${app} --percent 10 --from <app folder>" or --version.`,
  );
}
