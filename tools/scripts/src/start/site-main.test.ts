import path from 'node:path';
import { startChildServer } from '@torsa/node-lib/child-server';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { hangProcess, shortWatch } from '@torsa/node-lib/testing/hang-process';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { publishBuild } from '@torsa/release/commands/publish';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { siteConfig, writeHost, writeRemote } from '@torsa/release/testing/sample-builds';
import { expect, onTestFinished, test } from 'vitest';

test('the site server restarts after it has stopped responding, and serves the same page', async () => {
  const folder = await tempFolder();
  const store = new FolderSiteStore(path.join(folder, 'site'));
  const builds = [await writeHost(folder), await writeRemote(folder, 'marketing', { '/': 'Home' })];
  await publishBuild(store, builds, { siteConfig });
  const SITE_PORT = await freePort();
  const main = path.join(import.meta.dirname, 'site-main.ts');
  const variables = { SITE_PORT, SITE_DIR: store.root };
  const site = startChildServer('The site', main, variables, shortWatch);
  onTestFinished(() => site.stop());
  await site.ready;
  const home = () => fetch(`http://127.0.0.1:${SITE_PORT}/`);
  const before = await (await home()).text();
  expect(before).toContain('Home');
  const answer = await hangProcess(site, home);
  expect(await answer.text()).toBe(before);
}, 200_000);
