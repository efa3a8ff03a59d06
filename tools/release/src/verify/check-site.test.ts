import { expect, test } from 'vitest';
import { publish } from '../commands/publish.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { Store } from '../store/store.ts';
import { contentName, sampleFile, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { checkSite } from './check-site.ts';

async function append(store: Store, key: string, text: string) {
  await store.write(key, Buffer.from(`${(await store.read(key))?.bytes}${text}`));
}

async function siteWithPrevious() {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', { '/': 'everybody' });
  const { registry } = await publish(site.store, [next]);
  const { live } = registry.remotes['marketing'] ?? {};
  return {
    ...site,
    registry,
    files: {
      entry: siteKeys.browserFile('marketing', sampleFile('remote.js', 'marketing')),
      page: siteKeys.browserFile('marketing', sampleFile('page-0.js', 'everybody')),
      previousPage: siteKeys.browserFile('marketing', sampleFile('page-1.js', 'all')),
      host: siteKeys.browserFile('host', contentName('host.js', 'host')),
      bundle: `apps/marketing/${live?.version}/node/bundle.cjs`,
      manifest: `apps/marketing/${live?.version}/release.json`,
    },
  };
}

test.each([
  ['entry', '', 'is not what its integrity says'],
  ['page', '', 'is not what its integrity says'],
  ['page', '.br', 'does not hold what'],
  ['page', '.gz', 'does not hold what'],
  ['bundle', '', 'is not what its integrity says'],
  ['manifest', '', 'is not what its integrity says'],
  ['previousPage', '', 'is not what its integrity says'],
  ['host', '', 'is not what its integrity says'],
] as const)('a tampered file is found: %s%s', async (which, ending, problem) => {
  const site = await siteWithPrevious();
  const key = site.files[which] + ending;
  await append(site.store, key, ' ');
  const { problems } = await checkSite(site.store);
  expect(problems.join('\n')).toContain(`${key} ${problem}`);
});

test('a missing file is found, and each document that refers to it', async () => {
  const { store, files } = await siteWithPrevious();
  await store.remove(files.page);
  const { problems } = await checkSite(store);
  expect(problems).toContain(`${files.page} is missing.`);
  expect(problems).toContain(`index.html refers to it: ${files.page} is missing.`);
});

test('a registry entry that differs from the manifest is found', async () => {
  const { store, registry } = await siteWithPrevious();
  const text = JSON.stringify(registry).replace('"routes":["/"]', '"routes":["/","/evil"]');
  await store.write('registry.json', Buffer.from(text));
  const { problems } = await checkSite(store);
  expect(problems).toEqual([
    expect.stringContaining('The registry and the manifest differ about marketing@'),
    'registry.json is not what its last entry in the history says: it was changed.',
  ]);
});

test('a document from the future, a damaged one and a changed site config are found', async () => {
  const { store, registry } = await siteWithPrevious();
  await store.write('index.html', Buffer.from('x\n<!-- generation 99 -->\n'));
  await store.write('404.html.br', Buffer.from('x'));
  await append(store, `configs/${registry.siteConfig}.json`, ' ');
  const { problems, behind } = await checkSite(store);
  expect(problems).toContain('index.html is of revision 99, and the registry of 2.');
  expect(problems).toContain('404.html.br cannot be decompressed: delete it and run "compose".');
  expect(behind).toEqual(['404.html.br']);
});
