import { expect, test } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { contentName, sampleFile, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { checkSite } from './check-site.ts';

async function append(store: SiteStore, key: string, text: string) {
  await store.write(key, Buffer.from(`${(await store.read(key))?.bytes}${text}`));
}

async function siteWithPrevious() {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', { '/': 'everybody' });
  const { registry } = await publishBuild(site.store, [next]);
  const { live } = registry.remotes['marketing'] ?? {};
  return {
    ...site,
    registry,
    files: {
      entry: siteFileKeys.browserFile('marketing', sampleFile('remote.js', 'marketing')),
      page: siteFileKeys.browserFile('marketing', sampleFile('page-0.js', 'everybody')),
      previousPage: siteFileKeys.browserFile('marketing', sampleFile('page-1.js', 'all')),
      host: siteFileKeys.browserFile('host', contentName('host.js', 'host')),
      bundle: `apps/marketing/${live?.version}/node/bundle.cjs`,
      manifest: `apps/marketing/${live?.version}/release.json`,
    },
  };
}

test.each([
  ['entry', '', 'has the wrong integrity'],
  ['page', '', 'has the wrong integrity'],
  ['page', '.br', 'differs from'],
  ['page', '.gz', 'differs from'],
  ['bundle', '', 'has the wrong integrity'],
  ['manifest', '', 'has the wrong integrity'],
  ['previousPage', '', 'has the wrong integrity'],
  ['host', '', 'has the wrong integrity'],
] as const)('a changed file is found: %s%s', async (which, ending, problem) => {
  const site = await siteWithPrevious();
  const key = site.files[which] + ending;
  await append(site.store, key, ' ');
  const { problems } = await checkSite(site.store);
  expect(problems.join('\n')).toContain(`${key} ${problem}`);
});

test('checkSite reports a release file that is missing in the store', async () => {
  const { store, files } = await siteWithPrevious();
  await store.remove(files.page);
  const { problems } = await checkSite(store);
  expect(problems).toContain(`${files.page} is missing.`);
  expect(problems).toContain(
    `index.html refers to a missing or damaged file: ${files.page} is missing.`,
  );
});

test('checkSite reports a registry entry that does not match its manifest', async () => {
  const { store, registry } = await siteWithPrevious();
  const text = JSON.stringify(registry).replace('"routes":["/"]', '"routes":["/","/evil"]');
  await store.write('registry.json', Buffer.from(text));
  const { problems } = await checkSite(store);
  expect(problems).toEqual([
    expect.stringContaining('The registry and the manifest differ about marketing@'),
    'registry.json differs from the last entry of the history. It was changed.',
  ]);
});

test('checkSite reports a document of a later revision, a damaged document and a changed site config', async () => {
  const { store, registry } = await siteWithPrevious();
  await store.write('index.html', Buffer.from('x\n<!-- revision 99 -->\n'));
  await store.write('404.html.br', Buffer.from('x'));
  await append(store, `configs/${registry.siteConfig}.json`, ' ');
  const { problems, behind } = await checkSite(store);
  expect(problems).toContain('index.html has revision 99, but the registry has revision 2.');
  expect(problems).toContain('404.html.br cannot be decompressed. Delete it and run "compose".');
  expect(behind).toEqual(['404.html.br']);
});
