import { spawnSync } from 'node:child_process';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { hostBundle, writeBuild, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readContent, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { ReleaseGateRefusal } from './gate.ts';
import { runReleaseGateInChild as gate } from './gate-in-child.ts';

test('the release gate renders the same documents in a child process as in the main process', async () => {
  const { folder, store } = await sampleSite();
  const here = store.copy();
  const next = await writeRemote(folder, 'marketing', { '/': 'next', '/new': 'page' });
  await publishBuild(store, [next], { gate });
  await publishBuild(here, [next]);
  const documentsOf = async (one: typeof store) =>
    Object.entries(await readContent(one)).filter(([key]) => key.endsWith('index.html'));
  expect(await documentsOf(store)).toEqual(await documentsOf(here));
  expect(await checkSite(store)).toEqual({ revision: 2, problems: [], behind: [] });
});

test('the release gate in a child process refuses a broken release and reports the reasons', async () => {
  const { folder, store } = await sampleSite();
  const requires = { greeting: { names: ['greet'], range: '^2' } };
  const next = await writeRemote(folder, 'marketing', { '/auth/login': 'x' }, { requires });
  const error = await publishBuild(store, [next], { gate }).catch((caught: unknown) => caught);
  const here = await publishBuild(store, [next]).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ReleaseGateRefusal);
  expect((error as ReleaseGateRefusal).problems).toEqual((here as ReleaseGateRefusal).problems);
});

test("an app's bundle that runs in the release gate's child process can read no credentials", async () => {
  const { store, folder } = await sampleSite();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'geheim');
  vi.stubEnv('RELEASE_STORE', 's3://geheim/x');
  const bundle = `
    const seen = JSON.stringify(process.env);
    exports.provided = { greeting: { version: '1.0.0', module: { greet: () => seen } } };
    exports.slots = [];
    exports.rootIcon = new Uint8Array([1]);
    exports.webManifest = () => ({});
    exports.renderDocument = async () => seen;`;
  const host = await writeBuild(folder, { app: 'host', files: { 'host.js': 'x' }, bundle });
  await publishBuild(store, [host], { gate });
  const shell = (await store.read('shell.html'))?.bytes.toString();
  expect(shell).toContain('PATH');
  expect(shell).not.toContain('geheim');
});

const otherUser = 65534;

/** Only root can start a process as another user. That user cannot read a clone in root's home directory. */
function canRunAsOther(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const read = ['--eval', 'fs.readFileSync(process.argv[1])', import.meta.filename];
  return spawnSync(process.execPath, read, { uid: otherUser, gid: otherUser }).status === 0;
}

test("with RELEASE_GATE_UID, a bundle cannot read the environment of the publisher's process", async (context) => {
  if (!canRunAsOther()) return skipWithout('root, with files that others may read', context);
  const { store, folder } = await sampleSite();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('RELEASE_GATE_UID', String(otherUser));
  // Simulates a system where each user has a private folder for temporary files.
  vi.stubEnv('TMPDIR', folder);
  const bundle = `
    const { readFileSync } = require('node:fs');
    const read = () => {
      try { return readFileSync('/proc/' + process.ppid + '/environ', 'utf8'); } catch (error) { return error.code; }
    };
    exports.provided = { greeting: { version: '1.0.0', module: { greet: read } } };
    exports.slots = [];
    exports.rootIcon = new Uint8Array([1]);
    exports.webManifest = () => ({});
    exports.renderDocument = async () => read() + ' for ' + process.getuid();`;
  const host = await writeBuild(folder, { app: 'host', files: { 'host.js': 'y' }, bundle });
  await publishBuild(store, [host], { gate });
  expect((await store.read('shell.html'))?.bytes.toString()).toContain(`EACCES for ${otherUser}`);
});

/** The sample host with code that sends a message when it renders. */
async function hostThatSends(folder: string, message: string) {
  const bundle = `${hostBundle}
    exports.renderDocument = async () => { process.send(${message}); await new Promise(() => {}); };`;
  return writeBuild(folder, { app: 'host', files: { 'host.js': message }, bundle });
}

// Other invalid documents are in documents-in.test.ts.
test("publish refuses a result of the gate's child process that is not a list of documents, and writes nothing", async () => {
  const { store, folder } = await sampleSite();
  const before = await readContent(store);
  const message = `{ type: 'done', output: { documents: new Map([['registry.json', Buffer.from('{}')]]) } }`;
  const host = await hostThatSends(folder, message);
  await expect(publishBuild(store, [host], { gate })).rejects.toThrow(/not a document/);
  expect(await readContent(store)).toEqual(before);
});

test("publish fails with an error when an app's bundle ends the gate's child process", async () => {
  const { store, folder } = await sampleSite();
  const host = await hostThatSends(folder, '{}); process.exit(3');
  await expect(publishBuild(store, [host], { gate })).rejects.toThrow(/exit code 3|no result/);
  await publishBuild(store, [await writeHost(folder)], { gate });
});
