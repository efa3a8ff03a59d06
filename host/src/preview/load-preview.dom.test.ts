import { afterEach, expect, test, vi } from 'vitest';
import { sampleManifest } from '../testing/sample-manifest.ts';
import { sampleIntegrity } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { loadPreview } from './load-preview.ts';

const version = '1a2b3c4d5e6f';
const wanted = `marketing@${version}`;
const address = `/apps/marketing/${version}/release.json`;

afterEach(() => {
  vi.unstubAllGlobals();
});

const publish = (manifest: unknown, path = address) =>
  stubFetch({ [path]: () => Response.json(manifest) });

test('a published release comes from this site, with the integrity of its own manifest', async () => {
  const requested = publish(sampleManifest);
  expect(await loadPreview(wanted)).toEqual({
    app: 'marketing',
    release: {
      version,
      entry: '/apps/marketing/files/remote.1a2b3c4d5e.js',
      integrity: sampleIntegrity,
      global: sampleManifest.global,
      routes: ['/about'],
    },
  });
  expect(requested).toEqual([address]);
});

test.each([
  'marketing',
  version,
  `marketing@${version}0`,
  'marketing@live',
  'marketing@1A2B3C4D5E6F',
  `Marketing@${version}`,
  `../marketing@${version}`,
  `//evil.test/x@${version}`,
  `https://evil.test/marketing@${version}`,
  `@${version}`,
  `marketing@${version}\n`,
  `a@b@${version}`,
  '',
])('%j is no name of a release, and nothing is asked for', async (name) => {
  const requested = publish(sampleManifest);
  await expect(loadPreview(name)).rejects.toThrow(
    `"${name}" is not a release: a preview looks like marketing@1a2b3c4d5e6f.`,
  );
  expect(requested).toEqual([]);
});

test('a version that is not published is refused', async () => {
  stubFetch({});
  await expect(loadPreview(wanted)).rejects.toThrow(
    `${wanted} is not published here (status 404).`,
  );
});

test('so is one for which the server answers with a document', async () => {
  stubFetch({ [address]: () => new Response('<!doctype html>') });
  await expect(loadPreview(wanted)).rejects.toThrow(`${wanted} is not published here`);
});

test('a host is refused', async () => {
  const { requires: _, pages: __, global: ___, ...common } = sampleManifest;
  const own = {
    kind: 'host',
    app: 'host',
    development: 'development/host.1a2b3c4d5e.js',
    provides: {},
  };
  publish({ ...common, ...own }, `/apps/host/${version}/release.json`);
  await expect(loadPreview(`host@${version}`)).rejects.toThrow('is not a release of a remote');
});

test('the manifest of another app is refused', async () => {
  publish({ ...sampleManifest, app: 'auth' });
  await expect(loadPreview(wanted)).rejects.toThrow(`${wanted} is not a release of a remote.`);
});

test('a manifest that cannot be used is named, with its fields', async () => {
  publish({ ...sampleManifest, pages: 'all', initial: [] });
  await expect(loadPreview(wanted)).rejects.toMatchObject({
    name: 'ContractError',
    message: expect.stringContaining(address),
    problems: ['initial must name the entry', 'pages must be a list of pages'],
  });
});

test('a manifest without the integrity of its entry is refused', async () => {
  publish({ ...sampleManifest, initial: ['other.js'] });
  await expect(loadPreview(wanted)).rejects.toThrow('lacks its entry "other.js"');
});

test('a server that never answers is not waited for for ever', async () => {
  const fetch = vi.fn(async (_: string, _options: RequestInit) => Response.json(sampleManifest));
  vi.stubGlobal('fetch', fetch);
  await loadPreview(wanted);
  expect(fetch.mock.lastCall?.[1].signal).toBeInstanceOf(AbortSignal);
});
