import { readdir, readFile } from 'node:fs/promises';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { afterAll, beforeAll } from 'vitest';
import type { Backend } from '../../backend-server.ts';
import { filesFolder, jwtSecretFile } from '../../data-folder.ts';
import { signJsonWebToken } from '../../json-web-token.ts';
import { testBackend } from '../../test-database.ts';
import { prepareUploads, type UploadPeople } from './uploads.ts';

export interface StorageBackend extends UploadPeople {
  readonly backend: Backend;
  readonly serviceKey: string;
  /** The names of the files in the data folder. */
  storedFiles(): Promise<readonly string[]>;
}

/** Starts one backend for all tests of a file, with a project for its files. */
export function storageForTests(): () => StorageBackend {
  let folder: Awaited<ReturnType<typeof makeTempFolder>>;
  let storage: StorageBackend;
  beforeAll(async () => {
    folder = await makeTempFolder();
    const backend = await testBackend(folder.path);
    storage = {
      ...(await prepareUploads(backend)),
      backend,
      serviceKey: await readServiceKey(folder.path),
      storedFiles: () => readdir(filesFolder(folder.path)),
    };
  });
  afterAll(async () => {
    await storage.backend.close();
    await folder.remove();
  });
  return () => storage;
}

/** Returns the service key of a data folder. */
export async function readServiceKey(dataDir: string): Promise<string> {
  const secret = (await readFile(jwtSecretFile(dataDir), 'utf8')).trim();
  return signJsonWebToken({ role: 'service_role' }, secret);
}
