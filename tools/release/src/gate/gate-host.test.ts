import { expect, test } from 'vitest';
import { abortCanaryRelease, startCanaryRelease } from '../commands/canary.ts';
import { publishBuild } from '../commands/publish.ts';
import { rollBackApp } from '../commands/roll-back.ts';
import { findRefusal } from '../testing/refusal.ts';
import { hostBundle, writeBuild, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

/** A host and remotes that import a name of it. No rendered page calls that name. */
const names = ['greet', 'wave'];
const waving = { requires: { greeting: { names } } };

function writeWavingHost(folder: string): Promise<string> {
  return writeBuild(folder, {
    app: 'host',
    folder: 'waving',
    files: { 'host.js': 'waving' },
    bundle: hostBundle.replace('{ greet:', '{ wave() {}, greet:'),
    provides: { greeting: { names, version: '1.0.0' } },
  });
}

/** The live and previous releases of marketing use `wave`. Of auth, only the canary does. */
async function wavingSite() {
  const site = await sampleSite();
  const { folder, store } = site;
  await publishBuild(store, [await writeWavingHost(folder)]);
  for (const text of ['second', 'third']) {
    const next = await writeRemote(folder, 'marketing', { '/': text }, waving);
    await publishBuild(store, [next], { forgetPrevious: true });
  }
  const canary = await writeRemote(folder, 'auth', { '/auth/login': 'second' }, waving);
  await startCanaryRelease(store, { app: 'auth', percent: 5, from: { dir: canary } });
  const host = await writeHost(folder, 'without wave');
  return { ...site, host };
}

test('the release gate refuses a host that lacks an export which a live, previous or canary release imports', async () => {
  const site = await wavingSite();
  const problem = 'uses wave of "greeting", and host@… has no such export.';
  expect(await findRefusal(site, () => publishBuild(site.store, [site.host]))).toEqual([
    `marketing@… (live) ${problem} Publish a host that has it first, or a build of marketing that does not use it.`,
    `marketing@… (previous) ${problem} Publish marketing builds that do not use it, or drop the previous releases with "publish host --forget-previous".`,
    `auth@… (canary) ${problem} Publish a host that has it first, or end the canary with "abort auth".`,
  ]);
});

test('publish --forget-previous of a host drops incompatible previous releases of remotes', async () => {
  const site = await wavingSite();
  const { folder, store, host } = site;
  await abortCanaryRelease(store, 'auth');
  await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': 'fourth' })]);
  await findRefusal(site, () => publishBuild(store, [host]));
  const { registry } = await publishBuild(store, [host], { forgetPrevious: true });
  expect(registry.remotes['marketing']).not.toHaveProperty('previous');
  expect(registry.host.previous).toBeDefined();
});

test('the release gate refuses a remote that is incompatible with the previous host', async () => {
  const site = await sampleSite();
  const { folder, store } = site;
  await publishBuild(store, [await writeWavingHost(folder)]);
  const next = await writeRemote(folder, 'marketing', { '/': 'second' }, waving);
  expect(await findRefusal(site, () => publishBuild(store, [next]))).toEqual([
    'marketing@… (live) uses wave of "greeting", and host@… (previous) has no such export. The host could not be rolled back. Give "publish" --forget-previous, which drops its previous release, or wait for the next host.',
  ]);
  const { registry } = await publishBuild(store, [next], { forgetPrevious: true });
  expect(registry.host).not.toHaveProperty('previous');
  await expect(rollBackApp(store, 'host', undefined)).rejects.toThrow('has no previous release');
});

test.each([
  ['that throws', `throw new Error('no host');`, 'cannot be run. Cause: no host'],
  [
    'without the exports of a host',
    'exports.provided = {};',
    'must export provided, renderDocument, rootIcon, slots and webManifest',
  ],
  [
    'whose manifest lists an export that its bundle lacks',
    hostBundle.replace("version: '1.0.0'", "version: '1.5.0'"),
    'lists exports of "greeting" that its node bundle does not have: build the host again.',
  ],
  [
    'whose manifest lists other exports than its bundle has',
    hostBundle.replace('{ greet:', '{ wave() {}, greet:'),
    'lists exports of "greeting" that its node bundle does not have: build the host again.',
  ],
  [
    'that cannot render',
    `${hostBundle} exports.renderDocument = async () => { throw new Error('no river') };`,
    'The document 404.html of host@… cannot be rendered by host@…. Cause: no river',
  ],
])('the release gate: a host %s', async (_, bundle, problem) => {
  const site = await sampleSite();
  const host = await writeBuild(site.folder, { app: 'host', files: { 'host.js': 'x' }, bundle });
  expect((await findRefusal(site, () => publishBuild(site.store, [host]))).join('\n')).toContain(
    problem,
  );
});

test('publish of one remote does not check other remotes while the host is unchanged', async () => {
  const { store, folder } = await sampleSite();
  const { changed } = await publishBuild(store, [await writeHost(folder)]);
  expect(changed).toBe(false);
});
