import { SchemaError } from '@torsa/shared/contract/parse-contract';
import { anyJsonLike, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReleaseError } from '../releases/release.ts';
import { findPublishedRelease } from '../releases/stored-release.ts';
import { type SiteStore, SiteStoreError } from '../store/store.ts';
import { findRegistry } from './read-registry.ts';

const integrity = `sha384-${'a'.repeat(64)}`;
const live = { version: 'aaaaaaaaaaaa', manifest: integrity };
const registry = { revision: 3, since: 1, host: { live, previous: live }, remotes: {} };
const manifest = {
  kind: 'host',
  app: 'host',
  files: { 'host.1a2b3c4d5e.js': { integrity, bytes: 1 } },
  initial: ['host.1a2b3c4d5e.js'],
  budget: 10,
  node: { file: 'host.cjs', integrity },
  development: 'host.js',
  provides: { react: { names: ['useId'], version: '19.0.0' } },
};

/** Contents of a stored file: almost valid, half of a valid file, or random bytes. */
function bytesLike(good: unknown): fc.Arbitrary<Buffer> {
  const json = anyJsonLike(good).map((value) => Buffer.from(JSON.stringify(value) ?? ''));
  const cut = fc.tuple(json, fc.nat(200)).map(([bytes, length]) => bytes.subarray(0, length));
  return fc.oneof(json, cut, fc.uint8Array().map(Buffer.from));
}

function storeWith(bytes: Buffer): SiteStore {
  const unused = () => Promise.reject(new Error('A read must not write.'));
  return {
    name: 'sample',
    read: async () => ({ bytes, etag: '1' }),
    write: unused,
    writeIf: unused,
    list: unused,
    remove: unused,
  };
}

async function readOrRefuse<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    const isTyped = [SchemaError, SiteStoreError, ReleaseError].some(
      (type) => error instanceof type,
    );
    if (!isTyped) throw error;
    return undefined;
  }
}

test('findRegistry either parses a random stored registry or throws an error with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(bytesLike(registry), async (bytes) => {
      const found = await readOrRefuse(findRegistry(storeWith(bytes)));
      if (found) expect(found.registry.revision).toBeGreaterThanOrEqual(0);
    }),
    badInput,
  );
});

test('findPublishedRelease either parses a random stored manifest or throws an error with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(bytesLike(manifest), async (bytes) => {
      const found = await readOrRefuse(
        findPublishedRelease(storeWith(bytes), 'host', 'aaaaaaaaaaaa'),
      );
      if (found) expect(found.manifest.app).toBe('host');
    }),
    badInput,
  );
});
