import { readdir } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { readProcessMemory } from '@torsa/node-lib/testing/process-memory';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { getFilesFolder } from '../data-folder.ts';
import {
  addFile,
  BUCKET,
  callFiles,
  prepareUploads,
  put,
  signUpload,
} from '../storage/testing/uploads.ts';
import { copyTemplate } from '../test-database.ts';
import { startBackendProcess } from './backend-process.ts';
import {
  backdateStoredFiles,
  countStoredFiles,
  interruptUploads,
  runFileCleanup,
} from './uploads.ts';

const counts = isExhaustive ? { network: 40, tab: 40, kill: 120 } : { network: 3, tab: 3, kill: 6 };

test('interrupted uploads create no partial files, lose no confirmed files and leave nothing after the file cleanup', async () => {
  const dataDir = await tempFolder();
  copyTemplate(dataDir);
  const smtpPort = await freePort();
  const result = await interruptUploads(dataDir, smtpPort, counts);
  const interrupted = counts.network + counts.tab + counts.kill;
  expect(result).toEqual({ interrupted, partial: 0, lost: 0 });
  const before = await countStoredFiles(dataDir);
  expect(before.rows).toBe(interrupted);
  await backdateStoredFiles(dataDir);
  await runFileCleanup(dataDir, smtpPort);
  const { rows, objects } = await countStoredFiles(dataDir);
  expect({ rows, objects }).toEqual({ rows: before.objects - 1, objects: before.objects - 1 });
  expect((await readdir(getFilesFolder(dataDir))).length).toBe(objects);
}, 1_800_000);

if (isExhaustive && process.platform === 'linux') {
  test('ten simultaneous uploads, confirmations and downloads of 25 MB need at most 60 MB more memory', async () => {
    const dataDir = await tempFolder();
    copyTemplate(dataDir);
    const backend = await startBackendProcess(dataDir, await freePort());
    onTestFinished(() => backend.kill());
    const { client, project } = await prepareUploads(backend);
    const size = 25 * 1024 * 1024;
    const uploads: { id: string; url: string }[] = [];
    for (let index = 0; index < 10; index += 1) {
      const id = await addFile(client, { project, size });
      uploads.push({ id, url: await signUpload(client, id) });
    }
    const body = Buffer.alloc(size, 'text ');
    const results: unknown[] = [];
    const memory = await watchMemory(backend.pid(), [
      async () => {
        const sent = await Promise.all(uploads.map(({ url }) => put(url, body)));
        results.push(...sent.map(({ status }) => status));
      },
      async () => {
        const confirm = (file: string) => callFiles(backend, client, { action: 'confirm', file });
        const confirmed = await Promise.all(uploads.map(({ id }) => confirm(id)));
        results.push(...confirmed.map(({ status }) => status));
      },
      async () => {
        const read = await Promise.all(uploads.map(({ id }) => countBytes(client, id)));
        results.push(...read.map((bytes) => bytes === size));
      },
    ]);
    expect(results).toEqual([...Array(20).fill(200), ...Array(10).fill(true)]);
    expect(Math.max(...memory.more), JSON.stringify(memory)).toBeLessThan(60);
  }, 300_000);
}

/** Returns the memory of a process before the work, and the largest increase during each step of it, in MB. */
async function watchMemory(pid: number | undefined, steps: readonly (() => Promise<void>)[]) {
  const before = await readProcessMemory(pid);
  const more: number[] = [];
  for (const step of steps) {
    let highest = 0;
    const watching = setInterval(async () => {
      highest = Math.max(highest, await readProcessMemory(pid));
    }, 20);
    await step();
    clearInterval(watching);
    more.push(Math.round(highest - before));
  }
  return { before: Math.round(before), more };
}

/**
 * Downloads a file by a signed URL.
 * @returns its number of bytes
 */
async function countBytes(client: SupabaseClient, id: string): Promise<number> {
  const { data } = await client.storage.from(BUCKET).createSignedUrl(id, 60);
  const response = await fetch(data?.signedUrl ?? '');
  let count = 0;
  for await (const chunk of response.body ?? []) count += chunk.length;
  return count;
}
