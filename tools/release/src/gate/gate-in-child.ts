import path from 'node:path';
import { runModuleInChildProcess } from '@torsa/node-lib/run-in-child';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { ReleaseFilesToLoad } from '../bundles/load-site.ts';
import { describeError } from '../describe-error.ts';
import { listRemoteRegistryEntries } from '../registry/refs.ts';
import { type AppRelease, ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { ReleaseGateRefusal, type runReleaseGate } from './gate.ts';
import { parseRenderedDocuments } from './parse-documents.ts';
import { planReleasesToLoad } from './plan-loads.ts';

/** The environment variables that the child process gets. None of them contains credentials. */
const neededVariables = ['PATH', 'LANG', 'TZ', 'SystemRoot'];

/** A release for the child process, or the reason why the release cannot be loaded. */
export type ReleaseGateChildRelease = Pick<AppRelease, 'app' | 'version'> &
  (
    | (Pick<AppRelease, 'manifest' | 'manifestIntegrity'> & { readonly nodeBundle?: Uint8Array })
    | { readonly problem: string }
  );

/** The input message of the release gate's child process. */
export interface ReleaseGateChildInput {
  readonly current: ReleaseRegistry | undefined;
  readonly next: ReleaseRegistry;
  readonly siteConfig: SiteConfig;
  readonly finished: number;
  readonly releases: readonly ReleaseGateChildRelease[];
}

/**
 * Runs the release gate (checks before publishing) in a child process, so that bundle code cannot read the store's
 * credentials.
 * @throws {ReleaseGateRefusal} with all problems.
 * @throws {ReleaseError} when the child process fails.
 */
export const runReleaseGateInChild: typeof runReleaseGate = async (
  current,
  next,
  source,
  siteConfig,
  finished,
) => {
  const releases = await Promise.all(
    wantedIn(current, next, finished).map((one) => releaseToSend(source, one)),
  );
  const input: ReleaseGateChildInput = { current, next, siteConfig, finished, releases };
  const outcome = await runModuleInChildProcess(
    path.join(import.meta.dirname, 'gate-main.ts'),
    input,
    {
      env: environment(),
      // Ignores the text that bundles print, which is not part of the release command's output.
      stdio: ['ignore', 2, 2, 'ipc'],
      ...otherUser(),
    },
  ).catch((cause: unknown) => {
    throw new ReleaseError(describeError(cause), { cause });
  });
  const { documents, problems } = Object(outcome);
  if (problems) throw new ReleaseGateRefusal([problems].flat().map(String));
  return parseRenderedDocuments(documents);
};

interface WantedRelease extends Pick<AppRelease, 'app' | 'version'> {
  readonly depth: ReleaseFilesToLoad;
}

/** Collects the releases that the release gate (checks before publishing) needs. */
function wantedIn(
  current: ReleaseRegistry | undefined,
  next: ReleaseRegistry,
  finished: number,
): readonly WantedRelease[] {
  const { live, previous } = next.host;
  const depthOf = planReleasesToLoad(current, next, finished);
  const ofRemotes = listRemoteRegistryEntries(next).map((one) => ({
    app: one.app,
    version: one.entry.version,
    depth: depthOf(one),
  }));
  return [
    { app: 'host', version: live.version, depth: 'bundle' as const },
    ...(previous ? [{ app: 'host', version: previous.version, depth: 'manifest' as const }] : []),
    ...ofRemotes.filter(({ depth }) => depth !== 'nothing'),
  ];
}

async function releaseToSend(
  source: ReleaseSource,
  { app, version, depth }: WantedRelease,
): Promise<ReleaseGateChildRelease> {
  try {
    const { manifest, manifestIntegrity, readNodeBundle } = await source(app, version);
    const nodeBundle = depth === 'bundle' ? { nodeBundle: await readNodeBundle() } : {};
    return { app, version, manifest, manifestIntegrity, ...nodeBundle };
  } catch (error) {
    return { app, version, problem: describeError(error) };
  }
}

function environment(): NodeJS.ProcessEnv {
  // Omits TMPDIR for another system user, who may be unable to access the publisher's temporary folder.
  const own = process.env['RELEASE_GATE_UID'] ? [] : ['TMPDIR'];
  const wanted = [...neededVariables, ...own].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(wanted), HOME: '/nonexistent' };
}

/** Reads `RELEASE_GATE_UID`: the ID of a system user who can read neither the publisher's processes nor its files. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  const id = process.env['RELEASE_GATE_UID'];
  return id ? { uid: Number(id), gid: Number(id) } : {};
}
