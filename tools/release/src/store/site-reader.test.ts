import { listen } from '@torsa/node-lib/listen';
import { expect, onTestFinished, test } from 'vitest';
import { publish } from '../commands/publish.ts';
import { siteStatus } from '../commands/status.ts';
import { GateRefusal } from '../gate/gate.ts';
import { createSiteServer } from '../serve/serve-site.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { contentOf, sampleSiteInFolder } from '../testing/sample-site.ts';
import { openStore } from './open-store.ts';

/** A served site, and the store of its address. */
async function publicSite() {
  const site = await sampleSiteInFolder();
  const server = createSiteServer(site.store.root);
  const port = await listen(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { ...site, reader: await openStore(`http://127.0.0.1:${port}/`) };
}

test('a release is checked against a live site by its address alone', async () => {
  const { folder, store, reader } = await publicSite();
  const before = await contentOf(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'next', '/new': 'page' });
  const { changed, registry } = await publish(reader, [next], { dryRun: true });
  expect(changed).toBe(true);
  expect(registry.remotes['marketing']?.live.routes).toEqual(['/', '/new']);

  const clash = await writeRemote(folder, 'marketing', { '/': 'x', '/auth/login': 'mine' });
  const refused = publish(reader, [clash], { dryRun: true });
  await expect(refused).rejects.toBeInstanceOf(GateRefusal);
  await expect(refused).rejects.toThrow('/auth/login');
  expect(await contentOf(store)).toEqual(before);
});

test('nothing can be changed or listed there, and the history cannot be read', async () => {
  const { folder, store, reader } = await publicSite();
  const next = await writeRemote(folder, 'marketing', { '/': 'next' });
  await expect(publish(reader, [next])).rejects.toThrow('can be read only');
  await expect(siteStatus(reader, false)).rejects.toThrow('can be read only');
  const [{ key } = { key: '' }] = await store.list('.history/');
  expect(key).toMatch(/^\.history\//);
  expect(await reader.read(key)).toBeUndefined();
});

test('a site that does not answer is named', async () => {
  const reader = await openStore('http://127.0.0.1:1');
  await expect(reader.read('registry.json')).rejects.toThrow(
    'http://127.0.0.1:1/registry.json does not answer. Check the address of the site.',
  );
});
