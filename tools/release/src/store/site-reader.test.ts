import { listenOnPort } from '@torsa/node-lib/listen';
import { expect, onTestFinished, test } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { readSiteStatus } from '../commands/status.ts';
import { ReleaseGateRefusal } from '../gate/gate.ts';
import { createSiteServer } from '../serve/serve-site.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { readContent, sampleSiteInFolder } from '../testing/sample-site.ts';
import { openSiteStore } from './open-store.ts';

/** A served site, and a store that reads it at its address. */
async function publicSite() {
  const site = await sampleSiteInFolder();
  const server = createSiteServer(site.store.root);
  const port = await listenOnPort(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { ...site, reader: await openSiteStore(`http://127.0.0.1:${port}/`) };
}

test('publish --dry-run works with only the URL of a live site', async () => {
  const { folder, store, reader } = await publicSite();
  const before = await readContent(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'next', '/new': 'page' });
  const { changed, registry } = await publishBuild(reader, [next], { dryRun: true });
  expect(changed).toBe(true);
  expect(registry.remotes['marketing']?.live.routes).toEqual(['/', '/new']);

  const clash = await writeRemote(folder, 'marketing', { '/': 'x', '/auth/login': 'mine' });
  const refused = publishBuild(reader, [clash], { dryRun: true });
  await expect(refused).rejects.toBeInstanceOf(ReleaseGateRefusal);
  await expect(refused).rejects.toThrow('/auth/login');
  expect(await readContent(store)).toEqual(before);
});

test("the read-only store of a site's URL cannot change or list files or read the history", async () => {
  const { folder, store, reader } = await publicSite();
  const next = await writeRemote(folder, 'marketing', { '/': 'next' });
  await expect(publishBuild(reader, [next])).rejects.toThrow('is read-only');
  await expect(readSiteStatus(reader, false)).rejects.toThrow('is read-only');
  const [{ key } = { key: '' }] = await store.list('.history/');
  expect(key).toMatch(/^\.history\//);
  expect(await reader.read(key)).toBeUndefined();
});

test("the error for a site that does not answer contains the site's URL", async () => {
  const reader = await openSiteStore('http://127.0.0.1:1');
  await expect(reader.read('registry.json')).rejects.toThrow(
    'http://127.0.0.1:1/registry.json does not answer. Check the URL of the site.',
  );
});
