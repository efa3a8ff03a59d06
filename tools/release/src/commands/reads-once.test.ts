import { expect, test } from 'vitest';
import type { SiteStore } from '../store/store.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { publishBuild } from './publish.ts';

test('publish reads each manifest once, and reads its own manifest again after storing it', async () => {
  const { folder, store, registry } = await sampleSite();
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const reads = new Map<string, number>();
  const counting: SiteStore = {
    name: store.name,
    read: (key) => {
      if (key.endsWith('release.json')) reads.set(key, (reads.get(key) ?? 0) + 1);
      return store.read(key);
    },
    list: (prefix) => store.list(prefix),
    write: (key, bytes) => store.write(key, bytes),
    writeIf: (key, bytes, condition) => store.writeIf(key, bytes, condition),
    remove: (key) => store.remove(key),
  };
  const { releases } = await publishBuild(counting, [next]);
  const keyOf = (app: string, version = '') => `apps/${app}/${version}/release.json`;
  const { host, remotes } = registry;
  expect(Object.fromEntries(reads)).toEqual({
    [keyOf('host', host.live.version)]: 1,
    [keyOf('marketing', remotes['marketing']?.live.version)]: 1,
    [keyOf('auth', remotes['auth']?.live.version)]: 1,
    [keyOf('marketing', releases[0]?.version)]: 2,
  });
});
