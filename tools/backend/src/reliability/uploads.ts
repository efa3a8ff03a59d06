import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getDatabaseFolder } from '../data-folder.ts';
import { readServiceKey } from '../storage/testing/storage-backend.ts';
import { addFile, callFiles, prepareUploads, put, signUpload } from '../storage/testing/uploads.ts';
import { openDatabase } from '../testing.ts';
import {
  type StoppableBackend,
  startBackendInThisProcess,
  startBackendProcess,
} from './backend-process.ts';

/** The cause of an interrupted upload: a broken connection, a closed browser tab, or a killed backend process. */
export type UploadInterruptionCause = 'network' | 'tab' | 'kill';

export interface InterruptedUploadCounts {
  /** The number of uploads that were interrupted before all bytes were sent. */
  readonly interrupted: number;
  /** The number of interrupted uploads that the backend wrongly confirmed as complete. */
  readonly partial: number;
  /** The number of confirmed files that are missing or changed, plus the number of failed retries. */
  readonly lost: number;
}

const SIZE = 300_000;

/** The number of simultaneous uploads that are interrupted each time the test kills the backend. */
const UPLOADS_PER_KILL = 6;

/**
 * Starts uploads, interrupts all of them and retries some. Counts wrongly confirmed uploads and lost files.
 * @param counts the number of interruptions per cause
 */
export async function interruptUploads(
  dataDir: string,
  smtpPort: number,
  counts: Readonly<Record<UploadInterruptionCause, number>>,
): Promise<InterruptedUploadCounts> {
  const ready = new Map<string, string>();
  const result = { interrupted: 0, partial: 0, lost: 0 };
  let backend: StoppableBackend = await startBackendProcess(dataDir, smtpPort);
  const people = await prepareUploads(backend);
  let { client } = people;
  const add = () => addFile(client, { project: people.project, size: SIZE });
  const confirm = async (id: string, bytes: Buffer) => {
    const { status, body } = await callFiles(backend, client, { action: 'confirm', file: id });
    if (status === 200) ready.set(id, sha256(bytes));
    return { status, isComplete: body.sha256 === sha256(bytes) };
  };
  const retry = async (id: string, bytes: Buffer) => {
    await put(await signUpload(client, id), bytes);
    if (!(await confirm(id, bytes)).isComplete) result.lost += 1;
  };
  try {
    const interruptions = listInterruptions(counts);
    for (const [round, kind] of interruptions.entries()) {
      const count = kind === 'kill' ? UPLOADS_PER_KILL : 1;
      const uploads = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const id = await add();
          const bytes = Buffer.from(randomBytes(SIZE / 2).toString('hex'));
          const sent = Math.floor((SIZE * (index + 1)) / (count + 1));
          return {
            id,
            bytes,
            stop: sendPart(await signUpload(client, id), bytes.subarray(0, sent), kind),
          };
        }),
      );
      await sleep(30);
      if (kind === 'kill') {
        await backend.kill();
        const isLast = round === interruptions.length - 1;
        const start = isLast ? startBackendInThisProcess : startBackendProcess;
        backend = await start(dataDir, smtpPort);
        ({ client } = await prepareUploads(backend));
      }
      for (const { stop } of uploads) stop();
      for (const [index, { id, bytes }] of uploads.entries()) {
        result.interrupted += 1;
        if ((await confirm(id, bytes)).status !== 409) result.partial += 1;
        if (index % 2 === 0) await retry(id, bytes);
      }
    }
    for (const [id, hash] of ready) {
      const { data } = await client.storage.from('files').download(id);
      if (!data || sha256(Buffer.from(await data.arrayBuffer())) !== hash) result.lost += 1;
    }
    // Removes one confirmed file, so that the later file cleanup has a removed file to delete.
    await client.rpc('remove_file', { id: [...ready.keys()][0] });
    return result;
  } finally {
    await backend.kill();
  }
}

function listInterruptions(
  counts: Readonly<Record<UploadInterruptionCause, number>>,
): UploadInterruptionCause[] {
  return (['network', 'tab', 'kill'] as const).flatMap((kind) =>
    Array.from(
      { length: Math.ceil(counts[kind] / (kind === 'kill' ? UPLOADS_PER_KILL : 1)) },
      () => kind,
    ),
  );
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Sends the first bytes of a file.
 * @returns a function that breaks the connection or aborts the request
 */
function sendPart(url: string, part: Buffer, kind: UploadInterruptionCause): () => void {
  const headers = { 'content-type': 'text/plain', 'content-length': SIZE };
  const sending = request(url, { method: 'PUT', headers });
  sending.on('error', () => {});
  sending.write(part);
  return () => {
    if (kind === 'network') sending.socket?.resetAndDestroy();
    else sending.destroy();
  };
}

export interface StoredFileCounts {
  readonly rows: number;
  readonly objects: number;
}

/**
 * Backdates all files and stored objects by three days, so that the file cleanup treats them as old. The backend must
 * be stopped.
 */
export async function backdateStoredFiles(dataDir: string): Promise<void> {
  const { connection } = await openDatabase(getDatabaseFolder(dataDir));
  await connection.driver.exec(`
    update public.files set created_at = created_at - interval '3 days', ready_at = ready_at - interval '3 days',
      removed_at = removed_at - interval '3 days';
    update storage.objects set created_at = created_at - interval '3 days'`);
  await connection.close();
}

/** Counts the file rows and the stored objects in the database. The backend must be stopped. */
export async function countStoredFiles(dataDir: string): Promise<StoredFileCounts> {
  const { connection } = await openDatabase(getDatabaseFolder(dataDir));
  const { rows } = await connection.driver.query<StoredFileCounts>(
    `select (select count(*)::integer from public.files) as rows,
      (select count(*)::integer from storage.objects where bucket_id = 'files') as objects`,
    [],
  );
  await connection.close();
  const [counts] = rows;
  if (!counts) throw new Error('The database returned no file counts.');
  return counts;
}

/** Starts the backend, calls the file cleanup of the edge function, and stops the backend. */
export async function runFileCleanup(dataDir: string, smtpPort: number): Promise<void> {
  const backend = await startBackendInThisProcess(dataDir, smtpPort);
  try {
    const { status } = await callFiles(backend, await readServiceKey(dataDir), { action: 'clean' });
    if (status !== 200)
      throw new Error(`The file cleanup failed: the edge function returned status ${status}.`);
  } finally {
    await backend.kill();
  }
}
