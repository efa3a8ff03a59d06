import { createHash } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { storageForTests } from '../storage/testing/storage-backend.ts';
import {
  addFile,
  BUCKET,
  callFiles,
  put,
  signUpload,
  uploadFile,
} from '../storage/testing/uploads.ts';
import { createVisitorClient } from '../testing.ts';
import { type HostileFile, hostileFiles } from './testing/hostile-files.ts';

const storage = storageForTests();
const bytes = Buffer.from('The texts of the first page');

const confirm = (file: string, by = storage().client) =>
  callFiles(storage().backend, by, { action: 'confirm', file });

test('a confirmed file has a size, hash and type, is visible to staff, and counts as a change of its project', async () => {
  const { client, leader, project } = storage();
  const id = await addFile(client, { project, size: bytes.length });
  const rowOf = async () => (await leader.from('files').select().eq('id', id)).data;
  expect(await confirm(id)).toMatchObject({ status: 409, body: { code: 'not_arrived' } });
  await put(await signUpload(client, id), bytes);
  expect(await rowOf()).toEqual([]);
  const lastChange = async () => {
    const { data } = await leader.from('projects').select('updated_at').eq('id', project).single();
    return data?.updated_at as string;
  };
  const before = await lastChange();
  const { status, body } = await confirm(id);
  expect((await lastChange()) > before).toBe(true);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    state: 'ready',
    size: bytes.length,
    media_type: 'text/plain',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect(await rowOf()).toMatchObject([{ id, name: 'notes.txt' }]);
  expect((await confirm(id)).body).toEqual(body);
});

test('only a user who can see an uploaded file can confirm its upload', async () => {
  const { backend, client, leader, project } = storage();
  const id = await addFile(client, { project, size: bytes.length });
  await put(await signUpload(client, id), bytes);
  expect(await confirm(id, leader)).toMatchObject({ status: 404 });
  expect(await confirm(id, createVisitorClient(backend))).toMatchObject({ status: 404 });
  for (const body of [
    {},
    { action: 'confirm' },
    { action: 'confirm', file: '../x' },
    { action: 'drop', file: id },
  ]) {
    expect(await callFiles(backend, client, body)).toMatchObject({ status: 400 });
  }
  expect(await callFiles(backend, client, { action: 'upload', file: id })).toMatchObject({
    status: 400,
  });
});

async function tryHostile({ name, bytes: content }: HostileFile): Promise<string> {
  const { client, project } = storage();
  const added = addFile(client, { project, name, size: content.length, type: 'application/pdf' });
  const id = await added.catch((error: Error) => {
    expect(error.cause).toMatchObject({
      details: expect.stringMatching(/^(bad_name|bad_type|empty)$/),
    });
  });
  if (!id) return 'refused by name';
  const { data } = await client.from('files').select('media_type').eq('id', id).single();
  await put(await signUpload(client, id), content, data?.media_type);
  const { status, body } = await confirm(id);
  const rows = await client.from('files').select('name').eq('id', id);
  const [row] = rows.data ?? [];
  if (status === 200) {
    expect(row?.name).not.toMatch(/[\n\r/\\]|[\u202a-\u202e]/);
    return 'harmless';
  }
  // A refused file leaves neither a row nor bytes.
  expect([status, row]).toEqual([422, undefined]);
  expect(body.message).toMatch(/^[A-Z][^.]+\. [A-Z].+\.$/);
  expect((await client.storage.from(BUCKET).info(id)).error).not.toBeNull();
  return String(body.code);
}

/**
 * The default run tries all refused names, and uploads one file for each other result. file-kind.test.ts checks the
 * content of each file.
 */
const tried = hostileFiles.filter(
  ({ title, result }, at) =>
    isExhaustive ||
    result === 'refused by name' ||
    title.startsWith('a name') ||
    hostileFiles.findIndex((one) => one.result === result) === at,
);

test.each(tried)('the hostile file “$title” ends as: $result', async (file) => {
  const before = await storage().storedFiles();
  const result = await tryHostile(file);
  expect(result).toBe(file.result);
  if (result !== 'harmless') expect(await storage().storedFiles()).toEqual(before);
});

test('the file cleanup runs only with the scheduled job’s secret, and keeps removed files that can still be restored', async () => {
  const { backend, client, project, scheduleSecret } = storage();
  const clean = (by: Parameters<typeof callFiles>[1]) =>
    callFiles(backend, by, { action: 'clean' });
  const id = await uploadFile(backend, client, project, bytes);
  await client.rpc('remove_file', { id });
  expect(await clean(undefined)).toMatchObject({ status: 401 });
  expect(await clean(client)).toMatchObject({ status: 401 });
  // A shared Supabase stack may have unused files of earlier test runs.
  const removed = storage().isEmbedded ? 0 : expect.any(Number);
  expect(await clean(scheduleSecret)).toMatchObject({ status: 200, body: { removed } });
  await client.rpc('restore_file', { id });
  const { data } = await client.storage.from(BUCKET).download(id);
  expect(await data?.text()).toBe(bytes.toString());
});
