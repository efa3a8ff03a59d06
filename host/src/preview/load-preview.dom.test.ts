import { stubNetwork } from '@torsa/shared/testing/stub-network';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleManifest } from '../testing/sample-manifest.ts';
import { sampleIntegrity } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { loadReleasePreview } from './load-preview.ts';

const version = '1a2b3c4d5e6f';
const wanted = `marketing@${version}`;
const address = `/apps/marketing/${version}/release.json`;

afterEach(() => {
  vi.unstubAllGlobals();
});

const live = { version: 'ffffffffffff' };
const registry = { revision: 1, host: { live }, remotes: {} };
const registryJson = { '/registry.json': () => Response.json(registry) };

const publish = (manifest: unknown, path = address) =>
  stubFetch({ ...registryJson, [path]: () => Response.json(manifest) });

test('loadReleasePreview loads a published release from this site with the integrity hash of its manifest', async () => {
  const requested = publish(sampleManifest);
  expect(await loadReleasePreview(wanted)).toEqual({
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

test('loadReleasePreview rejects a revoked version, and its registry request bypasses all caches', async () => {
  const options: (RequestInit | undefined)[] = [];
  const revoked = { marketing: { [version]: 'leaks names' } };
  stubNetwork(async (path: string, how?: RequestInit) => {
    if (path === address) return Response.json(sampleManifest);
    options.push(how);
    return Response.json({ ...registry, revoked });
  });
  await expect(loadReleasePreview(wanted)).rejects.toThrow(`marketing ${version} was revoked`);
  expect(options).toEqual([expect.objectContaining({ cache: 'no-store' })]);
});

test('loadReleasePreview loads a version if only another version is revoked', async () => {
  const revoked = { marketing: { ffffffffffff: 'leaks names' }, auth: { [version]: 'old' } };
  stubFetch({
    [address]: () => Response.json(sampleManifest),
    '/registry.json': () => Response.json({ ...registry, revoked }),
  });
  expect((await loadReleasePreview(wanted)).release.version).toBe(version);
});

test('loadReleasePreview rejects a version if the registry of releases fails to load', async () => {
  stubFetch({ [address]: () => Response.json(sampleManifest) });
  await expect(loadReleasePreview(wanted)).rejects.toThrow(
    'The list of revoked releases failed to load (status 404).',
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
])(
  'loadReleasePreview rejects %j, which is not the name of a release, without a request',
  async (name) => {
    const requested = publish(sampleManifest);
    await expect(loadReleasePreview(name)).rejects.toThrow(
      'Invalid preview in the URL. Use the form ?preview=marketing@1a2b3c4d5e6f.',
    );
    expect(requested).toEqual([]);
  },
);

test('loadReleasePreview rejects an unpublished version', async () => {
  stubFetch(registryJson);
  await expect(loadReleasePreview(wanted)).rejects.toThrow(
    'The release in the URL is not published on this site (status 404).',
  );
});

test('loadReleasePreview rejects a version if the server returns an HTML document', async () => {
  stubFetch({ ...registryJson, [address]: () => new Response('<!doctype html>') });
  await expect(loadReleasePreview(wanted)).rejects.toThrow(
    'is not published on this site (the response is not',
  );
});

test('loadReleasePreview rejects a release of the host', async () => {
  const { requires: _, pages: __, global: ___, ...common } = sampleManifest;
  const own = {
    kind: 'host',
    app: 'host',
    development: 'development/host.1a2b3c4d5e.js',
    provides: {},
  };
  publish({ ...common, ...own }, `/apps/host/${version}/release.json`);
  await expect(loadReleasePreview(`host@${version}`)).rejects.toThrow(
    'names no release of a remote',
  );
});

test('loadReleasePreview rejects a manifest that belongs to another app', async () => {
  publish({ ...sampleManifest, app: 'auth' });
  await expect(loadReleasePreview(wanted)).rejects.toThrow(
    'names no release of a remote (micro-frontend).',
  );
});

test('loadReleasePreview rejects an invalid manifest, and the error lists the invalid fields', async () => {
  publish({ ...sampleManifest, pages: 'all', initial: [] });
  await expect(loadReleasePreview(wanted)).rejects.toMatchObject({
    name: 'SchemaError',
    message: expect.stringContaining(address),
    problems: ['initial must name the entry', 'pages must be a list of pages'],
  });
});

test('loadReleasePreview rejects a manifest without the integrity hash of its entry file', async () => {
  publish({ ...sampleManifest, initial: ['other.js'] });
  await expect(loadReleasePreview(wanted)).rejects.toThrow('has no entry script "other.js"');
});

test('loadReleasePreview throws a time-out error if the server does not respond', async () => {
  const fetch = vi.fn(async (path: string, _options: RequestInit) =>
    Response.json(path === address ? sampleManifest : registry),
  );
  stubNetwork(fetch);
  await loadReleasePreview(wanted);
  expect(fetch).toHaveBeenCalledTimes(2);
  for (const [, { signal }] of fetch.mock.calls) expect(signal).toBeInstanceOf(AbortSignal);
});
