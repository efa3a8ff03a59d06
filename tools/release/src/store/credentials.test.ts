import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { describe, expect, test } from 'vitest';
import { pruneStoredVersions } from '../commands/prune.ts';
import { publishBuild } from '../commands/publish.ts';
import { findStagedBuild, stageBuild } from '../commands/stage-build.ts';
import { documentedPolicy } from '../testing/documented-policies.ts';
import { bucketWithUsers } from '../testing/s3-stores.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { checkSite } from '../verify/check-site.ts';
import { S3SiteStore } from './s3-store.ts';
import { siteFileKeys } from './site-keys.ts';

const teamOf = (app: string) =>
  documentedPolicy('TeamHandsIn', (text) => text.replaceAll('marketing', app));

/** A published site and two teams, with the documented policies. */
async function siteWithTeams() {
  const { standIn, open } = await bucketWithUsers({
    publisher: documentedPolicy('PublisherPublishes'),
    marketing: teamOf('marketing'),
    auth: teamOf('auth'),
    cdn: documentedPolicy('CdnReads'),
  });
  const folder = await tempFolder();
  const site = open('publisher', 'production');
  const incoming = open('publisher', 'incoming');
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you' });
  await publishBuild(site, [await writeHost(folder), marketing], { siteConfig });
  const next = await writeRemote(folder, 'marketing', { '/': 'next' }, { folder: 'next' });
  return { standIn, open, folder, site, incoming, next };
}

/** Publishes a staged build. */
async function take({ site, incoming }: Awaited<ReturnType<typeof siteWithTeams>>, app: string) {
  const { folder, remove } = await findStagedBuild(incoming, app);
  const result = await publishBuild(site, [folder], { apps: [app] });
  await remove();
  return result;
}

test("a team's credentials can stage a build, and the publisher's credentials make it live", async () => {
  const bucket = await siteWithTeams();
  const { version } = await stageBuild(
    bucket.open('marketing', 'incoming'),
    'marketing',
    bucket.next,
  );
  const { registry } = await take(bucket, 'marketing');
  expect(registry.remotes['marketing']?.live.version).toBe(version);
  expect(await checkSite(bucket.site)).toEqual({ revision: 2, problems: [], behind: [] });
  expect(await bucket.incoming.list('')).toEqual([]);
  await expect(take(bucket, 'marketing')).rejects.toThrow('No build of marketing is staged');
});

describe('with credentials of a team', () => {
  test("a team's credentials cannot write outside the team's folder of staged builds", async () => {
    const { open, standIn } = await siteWithTeams();
    const before = new Map(standIn.objects);
    const store = open('marketing', '');
    const bytes = Buffer.from('x');
    for (const key of [
      'production/registry.json',
      'production/remotes.json',
      'production/index.html',
      'production/about/index.html.br',
      'production/apps/marketing/files/x.1a2b3c4d5e.js',
      'production/.history/00000002-aaaaaaaaaaaa.json',
      'incoming/auth/1a2b3c4d5e6f/release.json',
      'incoming/marketing2/release.json',
      'registry.json',
    ]) {
      await expect(store.write(key, bytes), key).rejects.toThrow('AccessDenied');
      const creating = store.writeIf(key, bytes, { ifNoneMatch: '*' });
      await expect(creating, key).rejects.toThrow('AccessDenied');
    }
    expect(standIn.objects).toEqual(before);
  });

  test("a team's credentials cannot read, list or delete files, not even its own staged builds", async () => {
    const { open } = await siteWithTeams();
    const store = open('marketing', '');
    const key = 'incoming/marketing/x';
    await store.write(key, Buffer.from('x'));
    await expect(store.read(key)).rejects.toThrow('AccessDenied');
    await expect(store.remove(key)).rejects.toThrow('AccessDenied');
    await expect(store.remove('production/registry.json')).rejects.toThrow('AccessDenied');
    await expect(store.list('incoming/marketing/')).rejects.toThrow('AccessDenied');
  });
});

test('publish refuses a staged build of another app and a staged build that does not match its manifest', async () => {
  const bucket = await siteWithTeams();
  const before = new Map(bucket.standIn.objects);
  const asAuth = bucket.open('auth', 'incoming');
  const { version } = await stageBuild(
    bucket.open('marketing', 'incoming'),
    'marketing',
    bucket.next,
  );
  for (const [key, { bytes }] of [...bucket.standIn.objects]) {
    const file = key.split('/').slice(3).join('/');
    if (key.startsWith('torsa-site/incoming/'))
      await asAuth.write(`auth/${version}/${file}`, bytes);
  }
  await expect(take(bucket, 'auth')).rejects.toThrow(
    'holds a build of marketing, not of auth. Stage the build of auth.',
  );
  await bucket
    .open('marketing', 'incoming')
    .write(`marketing/${version}/node/bundle.cjs`, Buffer.from('evil'));
  await expect(take(bucket, 'marketing')).rejects.toThrow('node/bundle.cjs differs from');
  for (const [key, object] of before) expect(bucket.standIn.objects.get(key)).toBe(object);
});

test('publish uses only the newest of several staged builds', async () => {
  const bucket = await siteWithTeams();
  const team = bucket.open('marketing', 'incoming');
  await stageBuild(team, 'marketing', bucket.next);
  const third = await writeRemote(bucket.folder, 'marketing', { '/': '3' }, { folder: 'third' });
  const { version } = await stageBuild(team, 'marketing', third);
  const unfinished = 'marketing/1a2b3c4d5e6f/node/bundle.cjs';
  await team.write(unfinished, Buffer.from('x'));
  const { registry } = await take(bucket, 'marketing');
  expect(registry.remotes['marketing']?.live.version).toBe(version);
  expect((await bucket.incoming.list('')).map(({ key }) => key)).toEqual([unfinished]);
});

test('publish ignores a staged build without its manifest', async () => {
  const bucket = await siteWithTeams();
  const team = bucket.open('marketing', 'incoming');
  await team.write('marketing/1a2b3c4d5e6f/node/bundle.cjs', Buffer.from('x'));
  await expect(findStagedBuild(bucket.incoming, 'marketing')).rejects.toThrow(
    'No build of marketing',
  );
});

test('hand-in refuses a build folder that changes during the upload', async () => {
  const bucket = await siteWithTeams();
  await appendFile(path.join(bucket.next, 'dist/node/bundle.cjs'), ' ');
  const handing = stageBuild(bucket.open('marketing', 'incoming'), 'marketing', bucket.next);
  await expect(handing).rejects.toThrow('differs from');
  expect(await bucket.incoming.list('')).toEqual([]);
});

test("the publisher's credentials can prune, but cannot change the history or stage a build", async () => {
  const { site, incoming, next } = await siteWithTeams();
  await publishBuild(site, [next]);
  await pruneStoredVersions(site, { keep: 0, days: 0 });
  const [{ key } = { key: '' }] = await site.list(siteFileKeys.history);
  const bytes = Buffer.from('x');
  await expect(site.write(key, bytes)).rejects.toThrow('AccessDenied');
  await expect(site.remove(key)).rejects.toThrow('AccessDenied');
  expect(await site.writeIf(key, bytes, { ifNoneMatch: '*' })).toBe('conflict');
  await expect(incoming.write('marketing/x', bytes)).rejects.toThrow('AccessDenied');
  expect((await checkSite(site)).problems).toEqual([]);
});

test("the CDN's credentials can read served files, but not the history", async () => {
  const { open, site } = await siteWithTeams();
  const cdn = open('cdn', 'production');
  expect((await cdn.read('index.html'))?.bytes.length).toBeGreaterThan(0);
  const [{ key } = { key: '' }] = await site.list(siteFileKeys.history);
  await expect(cdn.read(key)).rejects.toThrow('AccessDenied');
  await expect(cdn.write('index.html', Buffer.from('x'))).rejects.toThrow('AccessDenied');
});

test('a command with unknown credentials fails with an error that names the credentials', async () => {
  const { open } = await siteWithTeams();
  const stranger = open('nobody', 'production');
  expect(stranger).toBeInstanceOf(S3SiteStore);
  await expect(stranger.read('registry.json')).rejects.toThrow(
    /InvalidAccessKeyId.*Check the bucket, AWS_REGION, AWS_ENDPOINT_URL and the credentials/,
  );
});
