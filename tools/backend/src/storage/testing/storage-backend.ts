import { readdir, readFile } from 'node:fs/promises';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { afterAll, beforeAll } from 'vitest';
import { getFilesFolder, getJwtSecretFile } from '../../data-folder.ts';
import { signJsonWebToken } from '../../json-web-token.ts';
import { testBackend } from '../../test-database.ts';
import type { TestApiConnection } from '../../testing.ts';
import { connectHostedSupabaseStack } from '../../verify/hosted-stack.ts';
import { openHostedStorage } from './hosted-storage.ts';
import { prepareUploads, type UploadPeople } from './uploads.ts';

export interface StorageBackend extends UploadPeople {
  readonly backend: TestApiConnection;
  /** False on the Supabase stack that the environment variables of `npm run verify:backend` name. */
  readonly isEmbedded: boolean;
  readonly serviceKey: string;
  /** The bearer token of the schedule that deletes unused files. */
  readonly scheduleSecret: string;
  /** The names of the files in the data folder. */
  storedFiles(): Promise<readonly string[]>;
}

/**
 * Starts one backend for all tests of a file, with a project for its files. If SUPABASE_URL is set, the tests use that
 * Supabase stack instead.
 */
export function storageForTests(): () => StorageBackend {
  let storage: StorageBackend;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const stack = connectHostedSupabaseStack(process.env);
    if (stack) {
      storage = await openHostedStorage(stack, process.env);
      return;
    }
    const folder = await makeTempFolder();
    const backend = await testBackend(folder.path);
    close = async () => {
      await backend.close();
      await folder.remove();
    };
    const serviceKey = await readServiceKey(folder.path);
    storage = {
      ...(await prepareUploads(backend)),
      backend,
      isEmbedded: true,
      serviceKey,
      scheduleSecret: serviceKey,
      storedFiles: () => readdir(getFilesFolder(folder.path)),
    };
  });
  afterAll(() => close?.());
  return () => storage;
}

/** Returns the service key of a data folder. */
export async function readServiceKey(dataDir: string): Promise<string> {
  const secret = (await readFile(getJwtSecretFile(dataDir), 'utf8')).trim();
  return signJsonWebToken({ role: 'service_role' }, secret);
}
