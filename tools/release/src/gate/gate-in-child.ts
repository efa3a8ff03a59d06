import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isSiteDocument } from '../compose/document-keys.ts';
import { describeError } from '../describe-error.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { GateRefusal, type passGate } from './gate.ts';
import type { Ask, GateOutcome, ToGate } from './gate-messages.ts';

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
    return outcome.documents;
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

async function outcomeOf(child: ChildProcess, source: ReleaseSource): Promise<GateOutcome> {
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new ReleaseError(`The process that renders documents ended (${code ?? signal}).`);
  });
  const finished = new Promise<GateOutcome>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      try {
        const received = messageIn(message);
        if (received.kind === 'ask') void answer(child, source, received);
        else resolve(received);
      } catch (error) {
        reject(error);
      }
    });
  });
  return Promise.race([finished, exited]);
}

/** The other process runs the code of others: what it sends is read as what it should be. @throws {ReleaseError} */
function messageIn(message: unknown): Ask | GateOutcome {
  const isObject = typeof message === 'object' && message !== null;
  const fields = new Map<string, unknown>(isObject ? Object.entries(message) : []);
  const textOf = (name: string) => String(fields.get(name));
  switch (fields.get('kind')) {
    case 'ask':
      return {
        kind: 'ask',
        id: Number(fields.get('id')),
        app: textOf('app'),
        version: textOf('version'),
        withBundle: fields.get('withBundle') === true,
      };
    case 'passed':
      return { kind: 'passed', documents: documentsIn(fields.get('documents')) };
    case 'refused':
      return { kind: 'refused', problems: [fields.get('problems')].flat().map(String) };
    case 'failed':
      return { kind: 'failed', message: textOf('message') };
    default:
      throw noDocument('a message');
  }
}

function documentsIn(value: unknown): ReadonlyMap<string, Buffer> {
  if (!(value instanceof Map)) throw noDocument('something');
  return new Map(
    [...value].map(([key, bytes]: [unknown, unknown]) => {
      if (typeof key === 'string' && isSiteDocument(key) && bytes instanceof Uint8Array) {
        return [key, Buffer.from(bytes)];
      }
      throw noDocument(`"${key}"`);
    }),
  );
}

function noDocument(what: string): ReleaseError {
  return new ReleaseError(`A bundle made ${what} that is no document of a site.`);
}

async function answer(
  child: ChildProcess,
  source: ReleaseSource,
  { id, app, version, withBundle }: Ask,
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
