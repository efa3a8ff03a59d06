import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { createVisitorClient } from '../testing.ts';
import { storageForTests } from './testing/storage-backend.ts';
import { addFile, BUCKET, put, signUpload, statusOf, uploadFile } from './testing/uploads.ts';

const storage = storageForTests();
const text = 'The texts of the first page';
const bytes = Buffer.from(randomBytes(50_000).toString('hex'));
const contentType = 'text/plain';

const add = (size = text.length) => addFile(storage().client, { project: storage().project, size });
const files = () => storage().client.storage.from(BUCKET);

/** The status in the answer of supabase-js. */
const codeOf = ({ error }: { error: unknown }) =>
  error === null ? 'accepted' : String(Object(error).statusCode);

let stored = '';
beforeAll(async () => {
  const { backend, client, project } = storage();
  stored = await uploadFile(backend, client, project, bytes);
});

const readUrl = async (seconds = 60) =>
  (await files().createSignedUrl(stored, seconds)).data?.signedUrl ?? '';

test('supabase-js uploads a Blob, a Buffer and a stream, and the storage returns unchanged bytes', async () => {
  const { backend, client, project } = storage();
  const bodies = [
    new Blob([text], { type: contentType }),
    Buffer.from(text),
    new Blob([text]).stream(),
  ];
  for (const body of bodies) {
    const id = await addFile(client, { project, size: text.length });
    const uploaded = await files().upload(id, body, { contentType, duplex: 'half' });
    expect(uploaded.data).toMatchObject({ path: id, fullPath: `${BUCKET}/${id}` });
    const read = await fetch(`${backend.url}/storage/v1/object/${BUCKET}/${id}`, {
      headers: { authorization: `Bearer ${storage().serviceKey}` },
    });
    expect(await read.text()).toBe(text);
  }
});

test('a signed upload URL accepts only one upload, sent as a raw body or as a form', async () => {
  const id = await add();
  const link = await signUpload(storage().client, id);
  expect(await statusOf(await put(link, text))).toBe('200');
  expect(await statusOf(await put(link, text))).toBe('400 409');
  expect(codeOf(await files().createSignedUploadUrl(id))).toBe('409');
  const other = await add();
  const { data } = await files().createSignedUploadUrl(other);
  const body = new Blob([text], { type: contentType });
  const sent = await files().uploadToSignedUrl(other, data?.token ?? '', body);
  expect(sent.data?.fullPath).toBe(`${BUCKET}/${other}`);
});

test('only the uploader of an unfinished file gets a signed upload URL', async () => {
  const id = await add();
  const { backend, leader, member } = storage();
  for (const other of [leader, member, createVisitorClient(backend)]) {
    expect(codeOf(await other.storage.from(BUCKET).createSignedUploadUrl(id))).toBe('403');
    expect(codeOf(await other.storage.from(BUCKET).upload(id, text, { contentType }))).toBe('403');
  }
  for (const name of [randomUUID(), stored, '../../etc/passwd']) {
    expect(codeOf(await files().createSignedUploadUrl(name))).toMatch(/^40[349]$/);
  }
});

test('an upload of a wrong size, a wrong type or more than 25 MB is refused, and no bytes remain', async () => {
  const before = await storage().storedFiles();
  const url = await signUpload(storage().client, await add());
  expect(await statusOf(await put(url, `${text}!`))).toBe('400 403');
  expect(await statusOf(await put(url, text, 'text/html'))).toBe('400 415');
  const large = await signUpload(storage().client, await add(25 * 1024 * 1024));
  const body = Buffer.alloc(25 * 1024 * 1024 + 1);
  expect(await statusOf(await put(large, body))).toBe('400 413');
  const chunked = {
    method: 'PUT',
    headers: { 'content-type': contentType },
    duplex: 'half' as const,
  };
  const sent = await fetch(large, { ...chunked, body: new Blob([body]).stream() });
  // The real Storage server reads such a body, and then the trigger `check_object` refuses its size.
  expect(await statusOf(sent)).toBe(storage().isEmbedded ? '400 413' : '400 403');
  expect(await storage().storedFiles()).toEqual(before);
});

test('only members of the project can download a stored file, even if others know its name', async () => {
  const { backend, client, leader, member } = storage();
  for (const reader of [client, leader]) {
    const { data } = await reader.storage.from(BUCKET).download(stored);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    const info = await reader.storage.from(BUCKET).info(stored);
    expect(info.data).toMatchObject({ size: bytes.length, contentType });
    expect((await reader.storage.from(BUCKET).list()).data?.map(({ name }) => name)).toContain(
      stored,
    );
  }
  for (const other of [member, createVisitorClient(backend)]) {
    const bucket = other.storage.from(BUCKET);
    expect(codeOf(await bucket.createSignedUrl(stored, 60))).toBe('404');
    expect(codeOf(await bucket.info(stored))).toBe('404');
    expect((await bucket.download(stored)).data).toBeNull();
    const listed = (await bucket.list()).data?.map(({ name }) => name);
    // On a shared Supabase stack, staff can see files of earlier test runs.
    if (storage().isEmbedded) expect(listed).toEqual([]);
    expect(listed).not.toContain(stored);
    expect((await bucket.remove([stored])).data).toEqual([]);
  }
  expect((await files().remove([stored])).data).toEqual([]);
});

test('a signed URL returns the whole file or a byte range, with headers that make the browser save the file', async () => {
  const url = await readUrl();
  const whole = await fetch(`${url}&download=${encodeURIComponent('নকশা "1";\r\nx.html')}`);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': contentType,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
  });
  // The origin of the real Storage server is not the site's origin, so it needs no such headers.
  if (storage().isEmbedded) {
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
  }
  expect(whole.headers.get('content-disposition')).toMatch(
    /^attachment; filename=[\w%.-]+; filename\*=UTF-8''[\w%.-]+$/,
  );
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
  const part = await fetch(url, { headers: { range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
  expect(part.headers.get('content-disposition')).toBe(storage().isEmbedded ? 'attachment' : null);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const behind = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([
    416,
    storage().isEmbedded ? `bytes */${bytes.length}` : null,
  ]);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  const etag = whole.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a signed URL is refused if it is expired, changed, or used for another file or purpose', async () => {
  const { backend, client, project } = storage();
  const expiring = await readUrl(1);
  const url = await readUrl();
  const other = await uploadFile(backend, client, project, Buffer.from(text));
  expect(await statusOf(await fetch(url.replace(stored, other)))).toBe('400 400');
  expect(await statusOf(await fetch(url.replace(/.{6}$/, 'AAAAAA')))).toBe('400 400');
  const upload = await signUpload(client, await add());
  expect(await statusOf(await fetch(upload.replace('/upload', '')))).toBe('400 400');
  expect(await statusOf(await put(url.replace('/sign', '/upload/sign'), bytes))).toBe('400 400');
  // The token is no access token.
  const token = new URL(url).searchParams.get('token');
  const asToken = await fetch(`${backend.url}/storage/v1/object/${BUCKET}/${stored}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // The real Storage server treats such a caller as a visitor, who can see no file.
  expect(await statusOf(asToken)).toBe(storage().isEmbedded ? '400 403' : '400 404');
  await sleep(1_100);
  expect(await statusOf(await fetch(expiring))).toBe('400 400');
});
