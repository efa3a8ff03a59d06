import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { getDatabaseFolder, lockDataFolder } from '@torsa/backend/data-folder';
import { CommandError } from '@torsa/node-lib/command-error';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resetLocalData } from './reset.ts';

test('the reset command does not delete the local backend’s data while a backend on any port uses the data', async () => {
  const dataDir = path.join(await tempFolder(), 'data');
  await mkdir(getDatabaseFolder(dataDir), { recursive: true });
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('API_PORT', String(await freePort()));
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const stop = await lockDataFolder(dataDir, 'API on another port');
  await expect(resetLocalData([])).rejects.toThrow(CommandError);
  expect(await readdir(dataDir)).toContain('postgres');
  await stop();
  await resetLocalData([]);
  expect(await readdir(dataDir)).not.toContain('postgres');
});

test('the reset command with --demo deletes the data of the demo, and not the other data', async () => {
  const dataDir = path.join(await tempFolder(), 'data');
  const folders = [getDatabaseFolder(dataDir), getDatabaseFolder(`${dataDir}-demo`)] as const;
  for (const folder of folders) await mkdir(folder, { recursive: true });
  vi.stubEnv('DATA_DIR', dataDir);
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  await resetLocalData(['--demo']);
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, false]);
});
