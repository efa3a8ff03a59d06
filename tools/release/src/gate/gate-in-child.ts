import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isSiteDocument } from '../compose/document-keys.ts';
import { describeError } from '../describe-error.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { GateRefusal, type passGate } from './gate.ts';
import { type FromGate, isFromGate, type ToGate } from './gate-messages.ts';

/** What a process needs of its environment to run Node; credentials are in none of these. */
const neededVariables = ['PATH', 'LANG', 'TZ', 'TMPDIR', 'SystemRoot'];

/**
 * The gate, in a process of its own: it runs the code of every team whose pages it renders, and this process has the
 * credentials of the store. What comes back can be nothing but documents.
 * @throws {GateRefusal} with all problems. @throws {ReleaseError} when the other process fails.
 */
export const gateInChild: typeof passGate = async (current, next, source, siteConfig, finished) => {
  const child = fork(path.join(import.meta.dirname, 'gate-main.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: import.meta.dirname,
    env: environment(),
    serialization: 'advanced',
    // What bundles print is no answer of the command.
    stdio: ['ignore', 2, 2, 'ipc'],
    ...otherUser(),
  });
  try {
    send(child, { kind: 'check', current, next, siteConfig, finished });
    const outcome = await outcomeOf(child, source);
    if (outcome.kind === 'refused') throw new GateRefusal(outcome.problems);
    if (outcome.kind === 'failed') throw new ReleaseError(outcome.message);
    return documentsOf(outcome.documents);
  } finally {
    child.kill('SIGKILL');
  }
};

function environment(): NodeJS.ProcessEnv {
  const wanted = neededVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(wanted), HOME: '/nonexistent' };
}

/** `RELEASE_GATE_UID`: the number of a user who may read neither our processes nor our files. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  const id = process.env['RELEASE_GATE_UID'];
  return id ? { uid: Number(id), gid: Number(id) } : {};
}

async function outcomeOf(
  child: ChildProcess,
  source: ReleaseSource,
): Promise<Exclude<FromGate, { kind: 'ask' }>> {
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new ReleaseError(`The process that renders documents ended (${code ?? signal}).`);
  });
  const finished = new Promise<Exclude<FromGate, { kind: 'ask' }>>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (!isFromGate(message)) reject(new ReleaseError('A bundle sent what is no document.'));
      else if (message.kind === 'ask') void answer(child, source, message);
      else resolve(message);
    });
  });
  return Promise.race([finished, exited]);
}

async function answer(
  child: ChildProcess,
  source: ReleaseSource,
  { id, app, version, withBundle }: Extract<FromGate, { kind: 'ask' }>,
): Promise<void> {
  try {
    const { readNodeBundle, manifest, manifestIntegrity } = await source(app, version);
    const release = { app, version, manifest, manifestIntegrity };
    const nodeBundle = withBundle ? await readNodeBundle() : undefined;
    send(child, { kind: 'answer', id, release, nodeBundle });
  } catch (error) {
    send(child, { kind: 'failure', id, message: describeError(error) });
  }
}

/** A child that is gone shows by its exit. */
function send(child: ChildProcess, message: ToGate): void {
  child.send(message, () => {});
}

function documentsOf(found: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Buffer> {
  const strange = [...found.keys()].find((key) => !isSiteDocument(key));
  if (strange !== undefined) throw new ReleaseError(`A bundle made "${strange}": no document.`);
  return new Map([...found].map(([key, bytes]) => [key, Buffer.from(bytes)]));
}
