import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { publish } from '../commands/publish.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { checkSite } from './check-site.ts';

async function siteWithPrevious() {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', { '/': 'everybody' });
  const { registry } = await publish(site.store, [next]);
  const { live, previous } = registry.remotes['marketing'] ?? {};
  return {
    ...site,
    registry,
    live: `apps/marketing/${live?.version}`,
    previous: `apps/marketing/${previous?.version}`,
    host: `apps/host/${registry.host.live.version}`,
  };
}

test.each([
  ['live', 'remote.js', 'is not what its integrity says'],
  ['live', 'page-0.js', 'is not what its integrity says'],
  ['live', 'page-0.js.br', 'does not hold what'],
  ['live', 'page-0.js.gz', 'does not hold what'],
  ['live', 'node/bundle.cjs', 'is not what its integrity says'],
  ['live', 'release.json', 'is not what its integrity says'],
  ['previous', 'page-1.js', 'is not what its integrity says'],
  ['host', 'host.js', 'is not what its integrity says'],
] as const)('a tampered file of the %s release is found: %s', async (which, name, problem) => {
  const site = await siteWithPrevious();
  const key = `${site[which]}/${name}`;
  await writeFile(site.store.pathOf(key), `${await readFile(site.store.pathOf(key))} `);
  const { problems } = await checkSite(site.store);
  expect(problems.join('\n')).toContain(`${key} ${problem}`);
});

test('a missing file is found, and each document that refers to it', async () => {
  const { store, live } = await siteWithPrevious();
  await rm(store.pathOf(`${live}/page-0.js`));
  const { problems } = await checkSite(store);
  expect(problems).toContain(`${live}/page-0.js is missing.`);
  expect(problems).toContain(`index.html refers to it: ${live}/page-0.js is missing.`);
});

test('a registry that says other things than the manifest is found', async () => {
  const { store, registry } = await siteWithPrevious();
  const text = JSON.stringify(registry).replace('"routes":["/"]', '"routes":["/","/evil"]');
  await store.write('registry.json', Buffer.from(text));
  const { problems } = await checkSite(store);
  expect(problems).toEqual([
    expect.stringContaining('The registry says other things of marketing@'),
  ]);
});

test('a document from the future, a damaged one and a changed site config are found', async () => {
  const { store, registry } = await siteWithPrevious();
  await store.write('index.html', Buffer.from('x\n<!-- generation 99 -->\n'));
  await store.write('404.html.br', Buffer.from('x'));
  await appendFile(store.pathOf(`configs/${registry.siteConfig}.json`), ' ');
  const { problems, behind } = await checkSite(store);
  expect(problems).toContain('index.html is of generation 99, and the registry of 2.');
  expect(problems).toContain('404.html.br cannot be decompressed: delete it and run "compose".');
  expect(behind).toEqual(['404.html.br']);
});
