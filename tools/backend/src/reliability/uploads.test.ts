import { readdir, readFile } from 'node:fs/promises';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { filesFolder } from '../data-folder.ts';
import { addFile, prepareUploads, put, signUpload } from '../storage/testing/uploads.ts';
import { copyTemplate } from '../test-database.ts';
import { startBackendProcess } from './backend-process.ts';
import { backdateStoredFiles, countFiles, interruptUploads, runFileCleanup } from './uploads.ts';

const counts = isExhaustive ? { network: 40, tab: 40, kill: 120 } : { network: 7, tab: 7, kill: 6 };

test('interrupted uploads create no partial files, lose no confirmed files and leave nothing after the file cleanup', async () => {
  const dataDir = await tempFolder();
  copyTemplate(dataDir);
  const smtpPort = await freePort();
  const result = await interruptUploads(dataDir, smtpPort, counts);
  const interrupted = counts.network + counts.tab + counts.kill;
  expect(result).toEqual({ interrupted, partial: 0, lost: 0 });
  const before = await countFiles(dataDir);
  expect(before.rows).toBe(interrupted);
  await backdateStoredFiles(dataDir);
  await runFileCleanup(dataDir, smtpPort);
  const { rows, objects } = await countFiles(dataDir);
  expect({ rows, objects }).toEqual({ rows: before.objects - 1, objects: before.objects - 1 });
  expect((await readdir(filesFolder(dataDir))).length).toBe(objects);
}, 1_800_000);

if (isExhaustive && process.platform === 'linux') {
  test('ten uploads of 25 MB at the same time need at most 60 MB more memory', async () => {
    const dataDir = await tempFolder();
    copyTemplate(dataDir);
    const backend = await startBackendProcess(dataDir, await freePort());
    onTestFinished(() => backend.kill());
    const { client, project } = await prepareUploads(backend);
    const size = 25 * 1024 * 1024;
    const urls: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      urls.push(await signUpload(client, await addFile(client, { project, size })));
    }
    const memory = async () => {
      const status = await readFile(`/proc/${backend.pid()}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    };
    const body = Buffer.alloc(size, 'text ');
    // The first upload loads code that the backend then keeps.
    await put(urls.pop() ?? '', body);
    const before = await memory();
    let highest = before;
    const watching = setInterval(async () => {
      highest = Math.max(highest, await memory());
    }, 20);
    const answers = await Promise.all(urls.map((url) => put(url, body)));
    clearInterval(watching);
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
    expect(highest - before, `${before} MB before`).toBeLessThan(60);
  }, 300_000);
}
