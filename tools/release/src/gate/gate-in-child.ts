import path from 'node:path';
import { runInChild } from '@torsa/node-lib/run-in-child';
import type { Registry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { LoadDepth } from '../bundles/load-site.ts';
import { describeError } from '../describe-error.ts';
import { remoteRefs } from '../registry/refs.ts';
import { type Release, ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { documentsIn } from './documents-in.ts';
import { GateRefusal, type passGate } from './gate.ts';
import { planLoads } from './plan-loads.ts';

/** What a process needs of its environment to run Node; credentials are in none of these. */
const neededVariables = ['PATH', 'LANG', 'TZ', 'SystemRoot'];

/** A release for the process that has no store, or why there is none. */
export type SentRelease = Pick<Release, 'app' | 'version'> &
  (
    | (Pick<Release, 'manifest' | 'manifestIntegrity'> & { readonly nodeBundle?: Uint8Array })
    | { readonly problem: string }
  );

/** The input of that process. */
export interface GateInput {
  readonly current: Registry | undefined;
  readonly next: Registry;
  readonly siteConfig: SiteConfig;
  readonly finished: number;
  readonly releases: readonly SentRelease[];
}

/**
 * The gate in a separate process: it runs bundle code of every team whose pages it renders, and this process has the
 * credentials of the store. The answer can only contain documents.
 * @throws {GateRefusal} with all problems. @throws {ReleaseError} when the other process fails.
 */
export const gateInChild: typeof passGate = async (current, next, source, siteConfig, finished) => {
  const releases = await Promise.all(
    wantedIn(current, next, finished).map((one) => releaseToSend(source, one)),
  );
  const input: GateInput = { current, next, siteConfig, finished, releases };
  const outcome = await runInChild(path.join(import.meta.dirname, 'gate-main.ts'), input, {
    env: environment(),
    // What bundles print is no answer of the command.
    stdio: ['ignore', 2, 2, 'ipc'],
    ...otherUser(),
  }).catch((cause: unknown) => {
    throw new ReleaseError(describeError(cause), { cause });
  });
  const { documents, problems } = Object(outcome);
  if (problems) throw new GateRefusal([problems].flat().map(String));
  return documentsIn(documents);
};

interface WantedRelease extends Pick<Release, 'app' | 'version'> {
  readonly depth: LoadDepth;
}

/** The releases that the gate looks at. */
function wantedIn(
  current: Registry | undefined,
  next: Registry,
  finished: number,
): readonly WantedRelease[] {
  const { live, previous } = next.host;
  const depthOf = planLoads(current, next, finished);
  const ofRemotes = remoteRefs(next).map((one) => ({
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
): Promise<SentRelease> {
  try {
    const { manifest, manifestIntegrity, readNodeBundle } = await source(app, version);
    const nodeBundle = depth === 'bundle' ? { nodeBundle: await readNodeBundle() } : {};
    return { app, version, manifest, manifestIntegrity, ...nodeBundle };
  } catch (error) {
    return { app, version, problem: describeError(error) };
  }
}

function environment(): NodeJS.ProcessEnv {
  // Another user may not be allowed to write where our temporary files are.
  const own = process.env['RELEASE_GATE_UID'] ? [] : ['TMPDIR'];
  const wanted = [...neededVariables, ...own].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(wanted), HOME: '/nonexistent' };
}

/** `RELEASE_GATE_UID`: the ID of a user that can read neither our processes nor our files. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  const id = process.env['RELEASE_GATE_UID'];
  return id ? { uid: Number(id), gid: Number(id) } : {};
}
