import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { listChangedKeys } from '../testing/changed-keys.ts';
import { startChild } from '../testing/child.ts';
import { startStandIn } from '../testing/s3-stores.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { copyStore, sampleSite } from '../testing/sample-site.ts';
import { storeContract } from '../testing/store-contract.ts';
import { checkSite } from '../verify/check-site.ts';
import { forEachInParallel } from './in-parallel.ts';
import { openSiteStore } from './open-store.ts';
import { siteFileKeys } from './site-keys.ts';
import { createUnchangedFileCondition } from './store.ts';

const PAGE_SIZE = 100;

/** The bucket of a real service in `npm run verify:store`. Otherwise, tests use the stand-in and fewer rounds. */
const real = process.env['VERIFY_STORE'];
/** Number of keys to list: services return at most a thousand at once, the stand-in {@link PAGE_SIZE}. */
const many = real ? 10_000 : 1.5 * PAGE_SIZE;
const timeout = 1_800_000;

/** A new folder of the bucket for this run. */
const base = `${real ?? 's3://torsa'}/verify-${randomUUID()}`;
let opened = 0;
const nextAddress = () => `${base}/${++opened}`;
const open = () => openSiteStore(nextAddress());

beforeAll(async () => {
  if (!real) await startStandIn(PAGE_SIZE);
});

afterAll(async () => {
  const store = await openSiteStore(base);
  await forEachInParallel(await store.list(''), ({ key }) => store.remove(key));
  vi.unstubAllEnvs();
}, timeout);

storeContract(real ?? 'the stand-in', open);

describe(`a site in ${real ?? 'the stand-in'}`, { timeout }, () => {
  test('in each round of thirty simultaneous conditional writes to one key, exactly one write succeeds', async () => {
    const store = await open();
    // Some services compare first and write later. A longer body leaves more time in between.
    const bodyOf = (text: string) => Buffer.from(text.padEnd(20_000));
    for (let round = 0; round < (real ? 40 : 2); round++) {
      await store.write('a', bodyOf(`round ${round}`));
      const seen = await store.read('a');
      const writers = Array.from({ length: 30 }, (_, index) => bodyOf(`${round} ${index}`));
      const outcomes = await Promise.all(
        writers.map((bytes) => store.writeIf('a', bytes, createUnchangedFileCondition(seen))),
      );
      expect(
        outcomes.filter((one) => one === 'written'),
        `round ${round}`,
      ).toHaveLength(1);
      expect((await store.read('a'))?.bytes).toEqual(writers[outcomes.indexOf('written')]);
    }
  });

  test('two simultaneous publishers to a bucket both succeed, and the history contains both changes', async () => {
    const { folder, store: memory } = await sampleSite();
    const store = await copyStore(memory, await open());
    for (let round = 1; round <= (real ? 10 : isExhaustive ? 2 : 1); round++) {
      const text = `round ${round}`;
      const [marketing, auth] = await Promise.all([
        writeRemote(folder, 'marketing', { '/': text, [`/new-${round % 2}`]: text }),
        writeRemote(folder, 'auth', { '/auth/login': text }),
      ]);
      await Promise.all([publishBuild(store, [marketing]), publishBuild(store, [auth])]);
      const revision = 1 + 2 * round;
      expect(await checkSite(store)).toEqual({ revision, problems: [], behind: [] });
    }
  });

  test('a publish to a bucket that is killed after any number of writes leaves a consistent site', async () => {
    const { folder, store: memory } = await sampleSite();
    const next = await writeRemote(folder, 'marketing', { '/': 'everybody', '/new': 'page' });
    const changes = await listChangedKeys(memory, next);
    const pointer = changes.indexOf(siteFileKeys.registry);
    expect(pointer).toBeGreaterThan(0);
    for (const killedIn of real
      ? changes.keys()
      : isExhaustive
        ? [pointer - 1, pointer]
        : [pointer]) {
      const store = nextAddress();
      const site = await copyStore(memory, await openSiteStore(store));
      const child = await startChild();
      const task = { kind: 'publish', store, dirs: [next], killedIn } as const;
      expect(await child.run(task), 'it was killed').toBeUndefined();
      expect((await checkSite(site)).problems, `killed in change ${killedIn}`).toEqual([]);
      await publishBuild(site, [next]);
      expect(await checkSite(site)).toEqual({ revision: 2, problems: [], behind: [] });
    }
  });

  test(`listing a bucket with ${many} keys returns each key once, in sorted order`, async () => {
    const store = await open();
    const keys = Array.from(
      { length: many },
      (_, index) => `many/${String(index).padStart(5, '0')}`,
    );
    await forEachInParallel(keys, (key) => store.write(key, Buffer.from('x')));
    expect((await store.list('many/')).map(({ key }) => key)).toEqual(keys);
    expect(await store.list('other/')).toEqual([]);
  });
});

describe('wrong credentials', { timeout }, () => {
  test.each([
    'AWS_ACCESS_KEY_ID',
    // The stand-in does not check signatures.
    ...(real ? ['AWS_SECRET_ACCESS_KEY'] : []),
  ])('a store with a wrong %s changes and reads nothing', async (name) => {
    const address = nextAddress();
    const store = await openSiteStore(address);
    await store.write('a', Buffer.from('1'));
    const right = process.env[name] ?? '';
    const restore = () => vi.stubEnv(name, right);
    onTestFinished(() => void restore());
    vi.stubEnv(name, 'AKIAWRONGWRONGWRONG1');
    const stranger = await openSiteStore(address);
    const bytes = Buffer.from('2');
    const asked = [
      () => stranger.read('a'),
      () => stranger.read('missing'),
      () => stranger.list(''),
      () => stranger.write('a', bytes),
      () => stranger.writeIf('b', bytes, { ifNoneMatch: '*' }),
      () => stranger.remove('a'),
    ];
    for (const ask of asked) await expect(ask()).rejects.toThrow('and the credentials');
    restore();
    expect((await store.list('')).map(({ key }) => key)).toEqual(['a']);
    expect((await store.read('a'))?.bytes.toString()).toBe('1');
  });
});
