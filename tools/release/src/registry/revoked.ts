import type { Registry } from '@torsa/shared/contract/registry';
import { ReleaseError, releaseName } from '../releases/release.ts';
import { refsOf } from './refs.ts';
import { forgetPrevious, type SiteDraft } from './site-draft.ts';

/** Why a version was revoked; undefined for one that was not. */
export function revocationOf(
  { revoked = {} }: Pick<SiteDraft, 'revoked'>,
  app: string,
  version: string,
): string | undefined {
  const ofApp = Object.hasOwn(revoked, app) ? revoked[app] : undefined;
  return ofApp?.[version];
}

/** For what shall be opened or pointed to. @throws {ReleaseError} with the reason when it was revoked. */
export function refuseRevoked(
  draft: Pick<SiteDraft, 'revoked'>,
  app: string,
  version: string,
): void {
  const reason = revocationOf(draft, app, version);
  if (reason === undefined) return;
  throw new ReleaseError(
    `${releaseName({ app, version })} was revoked (${reason}) and cannot be released again: publish a fixed build.`,
  );
}

/** @throws {ReleaseError} when a site would point to what was revoked. */
export function refuseRevokedRefs(next: Registry): void {
  for (const { app, entry } of refsOf(next)) refuseRevoked(next, app, entry.version);
}

/**
 * Blocks a version for all browsers, with the reason. @param dropPrevious allows that for a previous release: browsers then
 * have no fallback. @throws {ReleaseError} when browsers get the version now.
 */
export function revoke(
  draft: SiteDraft,
  { app, version, reason, dropPrevious }: RevokedVersion,
): SiteDraft {
  if (revocationOf(draft, app, version) !== undefined) return draft;
  const name = releaseName({ app, version });
  const entry = app === 'host' ? draft.host : draft.remotes[app];
  if (entry?.live.version === version) {
    throw new ReleaseError(`${name} is live: publish another build or "rollback ${app}" first.`);
  }
  if (draft.remotes[app]?.canary?.release.version === version) {
    throw new ReleaseError(`${name} is the canary: "abort ${app}" first.`);
  }
  const isPrevious = entry?.previous?.version === version;
  if (isPrevious && !dropPrevious) {
    throw new ReleaseError(
      `${name} is what ${app} falls back to: publish a fixed build first, or give --forget-previous.`,
    );
  }
  const rest = isPrevious ? forgetPrevious(draft, app) : draft;
  const ofApp = { ...rest.revoked?.[app], [version]: reason };
  return { ...rest, revoked: { ...rest.revoked, [app]: ofApp } };
}

export interface RevokedVersion {
  readonly app: string;
  readonly version: string;
  /** Text that everyone can read. */
  readonly reason: string;
  readonly dropPrevious: boolean;
}
