import { stubNetwork } from '@torsa/shared/testing/stub-network';
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

const live = { version: 'ffffffffffff' };
const registry = { generation: 1, host: { live }, remotes: {} };
const registryJson = { '/registry.json': () => Response.json(registry) };

const publish = (manifest: unknown, path = address) =>
  stubFetch({ ...registryJson, [path]: () => Response.json(manifest) });

test('a published release loads from this site with the integrity in its manifest', async () => {
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
  expect(requested).toEqual([address, '/registry.json']);
});

test('a revoked version is refused, and the registry bypasses caches', async () => {
  const options: (RequestInit | undefined)[] = [];
  const revoked = { marketing: { [version]: 'leaks names' } };
  stubNetwork(async (path: string, how?: RequestInit) => {
    if (path === address) return Response.json(sampleManifest);
    options.push(how);
    return Response.json({ ...registry, revoked });
  });
  await expect(loadPreview(wanted)).rejects.toThrow(`marketing ${version} was revoked`);
  expect(options).toEqual([expect.objectContaining({ cache: 'no-store' })]);
});

test('a version loads if only another version is revoked', async () => {
  const revoked = { marketing: { ffffffffffff: 'leaks names' }, auth: { [version]: 'old' } };
  stubFetch({
    [address]: () => Response.json(sampleManifest),
    '/registry.json': () => Response.json({ ...registry, revoked }),
  });
  expect((await loadPreview(wanted)).release.version).toBe(version);
});

test('a version is refused if the registry fails to load', async () => {
  stubFetch({ [address]: () => Response.json(sampleManifest) });
  await expect(loadPreview(wanted)).rejects.toThrow(
    'The list of revoked releases could not load (status 404).',
  );
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
    'Invalid preview in the address. Use the form ?preview=marketing@1a2b3c4d5e6f.',
  );
  expect(requested).toEqual([]);
});

test('an unpublished version is refused', async () => {
  stubFetch(registryJson);
  await expect(loadPreview(wanted)).rejects.toThrow(
    'The release in the address is not published on this site (status 404).',
  );
});

test('a version is refused if the server returns an HTML document', async () => {
  stubFetch({ ...registryJson, [address]: () => new Response('<!doctype html>') });
  await expect(loadPreview(wanted)).rejects.toThrow(
    'is not published on this site (the response is not',
  );
});

test('a release of the host is refused', async () => {
  const { requires: _, pages: __, global: ___, ...common } = sampleManifest;
  const own = {
    kind: 'host',
    app: 'host',
    development: 'development/host.1a2b3c4d5e.js',
    provides: {},
  };
  publish({ ...common, ...own }, `/apps/host/${version}/release.json`);
  await expect(loadPreview(`host@${version}`)).rejects.toThrow(
    'does not name a release of a remote',
  );
});

test('the manifest of another app is refused', async () => {
  publish({ ...sampleManifest, app: 'auth' });
  await expect(loadPreview(wanted)).rejects.toThrow('does not name a release of a remote.');
});

test('an invalid manifest is refused with its invalid fields', async () => {
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

test('a server that does not answer causes a time-out error', async () => {
  const fetch = vi.fn(async (path: string, _options: RequestInit) =>
    Response.json(path === address ? sampleManifest : registry),
  );
  stubNetwork(fetch);
  await loadPreview(wanted);
  expect(fetch).toHaveBeenCalledTimes(2);
  for (const [, { signal }] of fetch.mock.calls) expect(signal).toBeInstanceOf(AbortSignal);
});
