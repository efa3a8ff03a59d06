import type { ManifestPage } from '@torsa/shared/contract/release-manifest';
import { expect, test } from 'vitest';
import { findRefusal } from '../testing/refusal.ts';
import { hostBundle, writeBuild, writeRemote } from '../testing/sample-builds.ts';
import { readContent, readDocumentJson, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { startCanaryRelease } from './canary.ts';
import { publishBuild } from './publish.ts';
import { rollBackApp } from './roll-back.ts';

type Entry = NonNullable<ManifestPage['nav']>[number];

const entry: Entry = {
  slot: 'navbar@1',
  order: 10,
  label: { en: 'Log in', bn: 'লগ-ইন' },
  path: '/auth/login',
};
const inFooter: Entry = { ...entry, slot: 'footer@1' };

/** A release of auth with navigation entries on its page. */
function authWith(folder: string, nav: readonly Entry[], text = 'again'): Promise<string> {
  return writeRemote(
    folder,
    'auth',
    { '/auth/login': text },
    {
      pages: [
        {
          id: '/auth/login',
          pattern: '/auth/login',
          paths: ['/auth/login'],
          files: ['page-0.js'],
          nav: [...nav],
        },
      ],
    },
  );
}

const documents = [
  'index.html',
  'bn/index.html',
  'auth/login/index.html',
  'shell.html',
  '404.html',
];

async function navigationIn(store: Parameters<typeof readDocumentJson>[0], key: string) {
  const document = (await readDocumentJson(store, key)) as { readonly navigation: unknown };
  return document.navigation;
}

test('publishing a remote adds the remote’s navigation links to every document, and a rollback removes these links', async () => {
  const { folder, store } = await sampleSite();
  const before = await readContent(store);
  const filesOf = (content: Readonly<Record<string, string>>) =>
    Object.entries(content).filter(([key]) => key.startsWith('apps/') && !key.includes('/auth/'));
  await publishBuild(store, [await authWith(folder, [entry, inFooter])]);
  const after = await readContent(store);
  for (const key of documents) {
    const label = key.startsWith('bn/') ? 'লগ-ইন' : 'Log in';
    expect(await navigationIn(store, key)).toEqual({
      'footer@1': [{ label, path: '/auth/login' }],
      'navbar@1': [{ label, path: '/auth/login' }],
    });
  }
  expect(filesOf(after)).toEqual(filesOf(before));
  expect(after['remotes.json']).not.toContain(Buffer.from('navbar').toString('base64'));
  expect((await checkSite(store)).problems).toEqual([]);

  await rollBackApp(store, 'auth', undefined);
  for (const key of documents) expect(await navigationIn(store, key)).toEqual({});
  expect((await checkSite(store)).behind).toEqual([]);
});

test('publishing a remote with unchanged navigation links writes no documents of other remotes', async () => {
  const { folder, store } = await sampleSite();
  await publishBuild(store, [await authWith(folder, [entry])]);
  const before = await readContent(store);
  const { files } = await publishBuild(store, [await authWith(folder, [entry], 'next')]);
  const after = await readContent(store);
  expect(after['index.html']).toBe(before['index.html']);
  expect(after['shell.html']).toBe(before['shell.html']);
  expect(files?.written).toContain('auth/login/index.html');
});

test('the navigation links of a canary release appear only after its promotion', async () => {
  const { folder, store } = await sampleSite();
  const canary = await authWith(folder, [entry], 'tried');
  await startCanaryRelease(store, { app: 'auth', percent: 50, from: { dir: canary } });
  expect(await navigationIn(store, 'index.html')).toEqual({});
});

test.each<readonly [string, readonly Entry[], string]>([
  [
    'a slot that the host lacks',
    [{ ...entry, slot: 'navbar@2' }],
    'puts /auth/login into the slot "navbar@2", and host@… has navbar@1, account@1, footer@1.',
  ],
  [
    'a menu that no release opens',
    [{ ...entry, slot: 'navbar@1/services' }],
    'puts /auth/login into the menu "navbar@1/services", which no live release opens.',
  ],
  ['a path of another page', [{ ...entry, path: '/about' }], "none of the page's paths"],
])('publish refuses a navigation link for %s', async (_, nav, problem) => {
  const site = await sampleSite();
  const auth = await authWith(site.folder, nav);
  const problems = await findRefusal(site, () => publishBuild(site.store, [auth]));
  expect(problems.join('\n')).toContain(problem);
});

test('publish refuses a host without a menu slot that a live release uses', async () => {
  const site = await sampleSite();
  await publishBuild(site.store, [await authWith(site.folder, [entry])]);
  const bundle = hostBundle.replace("'navbar@1', ", '');
  const host = await writeBuild(site.folder, { app: 'host', files: { 'host.js': 'x' }, bundle });
  const problems = await findRefusal(site, () => publishBuild(site.store, [host]));
  expect(problems.join('\n')).toContain(
    'auth@… (live) puts /auth/login into the slot "navbar@1", and host@… has account@1, footer@1.',
  );
});

test("publish refuses a navigation link without a label in one of the remote's languages", async () => {
  const site = await sampleSite();
  const { bn: _, ...english } = entry.label;
  const page = { id: '/', pattern: '/', paths: ['/'], files: ['page-0.js'] };
  const nav = [{ ...entry, path: '/', label: english }];
  const marketing = await writeRemote(
    site.folder,
    'marketing',
    { '/': 'you' },
    { pages: [{ ...page, translations: { bn: [] }, nav }] },
  );
  const problems = await findRefusal(site, () => publishBuild(site.store, [marketing]));
  expect(problems.join('\n')).toContain(
    'has an entry for / in navbar@1 without a label in "bn", which the remote has: add it to the row "/".',
  );
});
