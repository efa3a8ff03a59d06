import { expect, test } from 'vitest';
import { startCanary } from '../commands/canary.ts';
import { publish } from '../commands/publish.ts';
import { refusal } from '../testing/refusal.ts';
import { hostBundle, writeBuild, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

test('a new host is checked against all that is live, previous or tried out', async () => {
  const site = await sampleSite();
  const { folder, store } = site;
  await publish(store, [await writeRemote(folder, 'marketing', { '/': 'second' })]);
  const canary = await writeRemote(folder, 'auth', { '/auth/login': 'third' });
  await startCanary(store, { app: 'auth', percent: 5, from: { dir: canary } });
  const host = await writeBuild(folder, {
    app: 'host',
    files: { 'host.js': 'new' },
    bundle: hostBundle.replace("version: '1.0.0'", "version: '2.0.0'"),
    provides: { greeting: '2.0.0' },
  });
  const problems = await refusal(site, () => publish(store, [host]));
  for (const [who, remedy] of [
    ['marketing@… (live)', 'Build marketing against 2.0.0'],
    ['marketing@… (previous)', 'publish host --forget-previous'],
    ['auth@… (live)', 'Build auth against 2.0.0'],
    ['auth@… (canary)', 'end its canary with "abort auth"'],
  ]) {
    const problem = problems.find((one) => one.startsWith(`${who} needs "greeting" ^1.0.0`));
    expect(problem, who).toContain(remedy);
  }
  expect(problems).toHaveLength(4);
});

test('a new host may drop previous releases that it does not fit', async () => {
  const { folder, store } = await sampleSite();
  const next = await writeRemote(
    folder,
    'marketing',
    { '/': 'second' },
    { requires: { greeting: '1 || 2' } },
  );
  const auth = await writeRemote(
    folder,
    'auth',
    { '/auth/login': 'second' },
    { requires: { greeting: '1 || 2' } },
  );
  await publish(store, [next, auth]);
  const host = await writeBuild(folder, {
    app: 'host',
    files: { 'host.js': 'new' },
    bundle: hostBundle.replace("version: '1.0.0'", "version: '2.0.0'"),
    provides: { greeting: '2.0.0' },
  });
  const { registry } = await publish(store, [host], { forgetPrevious: true });
  expect(registry.remotes['marketing']).not.toHaveProperty('previous');
  expect(registry.host.previous).toBeDefined();
});

test.each([
  ['that throws', `throw new Error('no host');`, 'cannot be run. Because: no host'],
  [
    'that is none',
    'exports.provided = {};',
    'must export provided, renderDocument, rootIcon and webManifest',
  ],
  [
    'that provides other versions than it says',
    hostBundle.replace("version: '1.0.0'", "version: '1.5.0'"),
    'says that it provides "greeting" 1.0.0, but its node bundle does not',
  ],
  [
    'that renders nothing',
    `${hostBundle} exports.renderDocument = async () => { throw new Error('no river') };`,
    'The document 404.html of host@… cannot be rendered by host@…. Because: no river',
  ],
])('a host %s', async (_, bundle, problem) => {
  const site = await sampleSite();
  const host = await writeBuild(site.folder, { app: 'host', files: { 'host.js': 'x' }, bundle });
  expect((await refusal(site, () => publish(site.store, [host]))).join('\n')).toContain(problem);
});

test('a host as it was is no reason to check anybody again', async () => {
  const { store, folder } = await sampleSite();
  const { changed } = await publish(store, [await writeHost(folder)]);
  expect(changed).toBe(false);
});
