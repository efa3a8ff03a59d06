import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { formatReleaseName, ReleaseError } from '../releases/release.ts';
import { listAppRegistryEntries } from './refs.ts';
import { type NextRegistryState, removePreviousRelease } from './site-draft.ts';

/** The reason why a version was revoked; undefined for a version that is not revoked. */
export function findRevocationReason(
  { revoked = {} }: Pick<NextRegistryState, 'revoked'>,
  app: string,
  version: string,
): string | undefined {
  const ofApp = Object.hasOwn(revoked, app) ? revoked[app] : undefined;
  return ofApp?.[version];
}

/**
 * Rejects a revoked version.
 * @throws {ReleaseError} with the reason of the revocation.
 */
export function assertNotRevoked(
  draft: Pick<NextRegistryState, 'revoked'>,
  app: string,
  version: string,
): void {
  const reason = findRevocationReason(draft, app, version);
  if (reason === undefined) return;
  throw new ReleaseError(
    `${formatReleaseName({ app, version })} was revoked (${reason}) and cannot be released again. Publish a fixed build.`,
  );
}

/**
 * Rejects a registry that references a revoked version.
 * @throws {ReleaseError} with the reason of the revocation.
 */
export function assertNoRevokedReferences(next: ReleaseRegistry): void {
  for (const { app, entry } of listAppRegistryEntries(next))
    assertNotRevoked(next, app, entry.version);
}

/**
 * Blocks a version for all browsers.
 * @param dropPrevious if true, a previous release is revoked too, which leaves browsers without a fallback.
 * @throws {ReleaseError} when browsers load the version now.
 */
export function addRevokedVersion(
  draft: NextRegistryState,
  { app, version, reason, dropPrevious }: RevokedVersion,
): NextRegistryState {
  if (findRevocationReason(draft, app, version) !== undefined) return draft;
  const name = formatReleaseName({ app, version });
  const entry = app === 'host' ? draft.host : draft.remotes[app];
  if (entry?.live.version === version) {
    throw new ReleaseError(
      `${name} is live. Publish another build or run "rollback ${app}" first.`,
    );
  }
  if (draft.remotes[app]?.canary?.release.version === version) {
    throw new ReleaseError(`${name} is the canary release. Run "abort ${app}" first.`);
  }
  const isPrevious = entry?.previous?.version === version;
  if (isPrevious && !dropPrevious) {
    throw new ReleaseError(
      `${name} is the previous release, the fallback of ${app}. Publish a fixed build first, or use --forget-previous.`,
    );
  }
  const rest = isPrevious ? removePreviousRelease(draft, app) : draft;
  const ofApp = { ...rest.revoked?.[app], [version]: reason };
  return { ...rest, revoked: { ...rest.revoked, [app]: ofApp } };
}

export interface RevokedVersion {
  readonly app: string;
  readonly version: string;
  /** The reason of the revocation. The text is public. */
  readonly reason: string;
  readonly dropPrevious: boolean;
}
