import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../call.ts';
import type { BackendTestJourney } from '../journey.ts';
import { createTestClient, createTestFounder } from '../people.ts';
import type { TestedSupabaseApi } from '../stack.ts';

type Note = (what: string, answer: unknown) => void;

const TEXT = 'The texts of the first page';
const MAX_BYTES = 25 * 1024 * 1024;

/** The access tokens of a founder and of a client who has no projects. */
export interface FileTestTokens {
  readonly founder: string;
  readonly client: string;
}

/**
 * Uploads, reads and deletes files through the API. For each rejected request, `note` records the HTTP status and the
 * status in the response body.
 */
export async function testFileApi(
  stack: TestedSupabaseApi,
  callers: FileTestTokens,
  note: Note,
): Promise<void> {
  const { founder, client } = callers;
  const project = randomUUID();
  const rpc = async (name: string, body: object) => {
    const answer = await callApi(stack, 'POST', `/rest/v1/rpc/${name}`, { token: founder, body });
    assert.equal(answer.status, 200, `${name}: ${JSON.stringify(answer)}`);
  };
  await rpc('create_project', { id: project, title: 'Files', service_id: 'apps' });
  const add = async (size = TEXT.length) => {
    const id = randomUUID();
    await rpc('add_file', { id, name: 'notes.txt', size, media_type: 'text/plain', project });
    return id;
  };
  const call = (method: string, path: string, token?: string, body?: object) =>
    callApi(stack, method, `/storage/v1/object/${path}`, {
      ...(token !== undefined && { token }),
      ...(body && { body }),
    });
  const signUpload = async (id: string) => {
    const { body } = await call('POST', `upload/sign/files/${id}`, founder, {});
    return `${stack.url}/storage/v1${fieldOf(body, 'url')}`;
  };

  const id = await add();
  for (const [who, token] of Object.entries({ client, visitor: stack.publishableKey })) {
    note(
      `${who}: upload link of another person`,
      refusal(await call('POST', `upload/sign/files/${id}`, token, {})),
    );
  }
  const link = await signUpload(id);
  note('upload', await put(link, TEXT));
  note('second upload with one link', await put(link, TEXT));
  note(
    'upload link after the upload',
    refusal(await call('POST', `upload/sign/files/${id}`, founder, {})),
  );
  note('upload of another size', await put(await signUpload(await add()), `${TEXT}!`));
  note('upload of a web page', await put(await signUpload(await add()), TEXT, 'text/html'));
  const large = await signUpload(await add(MAX_BYTES));
  const tooLarge = Buffer.alloc(MAX_BYTES + 1);
  note('upload above 25 MB with a length', await put(large, tooLarge));
  note('upload above 25 MB without a length', await put(large, new Blob([tooLarge]).stream()));
  note('upload with a changed link', await put(link.slice(0, -2), TEXT));
  note('upload to another file', await put(link.replace(id, await add()), TEXT));

  note(
    'read before the confirmation',
    refusal(await call('POST', `sign/files/${id}`, founder, { expiresIn: 60 })),
  );
  const confirm = () =>
    callApi(stack, 'POST', '/functions/v1/files', {
      token: founder,
      body: { action: 'confirm', file: id },
    });
  const confirmed = await confirm();
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed));
  note('confirmed', [fieldOf(confirmed.body, 'state'), fieldOf(confirmed.body, 'media_type')]);

  for (const [who, token] of Object.entries({ client, visitor: stack.publishableKey })) {
    note(
      `${who}: link to another's file`,
      refusal(await call('POST', `sign/files/${id}`, token, { expiresIn: 60 })),
    );
    note(`${who}: list`, (await call('POST', 'list/files', token, { prefix: '' })).body);
    note(`${who}: remove`, (await call('DELETE', 'files', token, { prefixes: [id] })).body);
  }
  const signRead = async (expiresIn: number) =>
    `${stack.url}/storage/v1${fieldOf((await call('POST', `sign/files/${id}`, founder, { expiresIn })).body, 'signedURL')}`;
  const [url, expiring] = [await signRead(60), await signRead(1)];
  const read = await fetch(`${url}&download=notes.txt`, { headers: { range: 'bytes=4-8' } });
  note('range', [read.status, read.headers.get('content-range'), await read.text()]);
  note('disposition with a name', read.headers.get('content-disposition'));
  const plain = await fetch(url);
  assert.equal(await plain.text(), TEXT);
  for (const name of [
    'content-type',
    'content-disposition',
    'x-content-type-options',
    'content-security-policy',
  ]) {
    note(`header ${name}`, plain.headers.get(name));
  }
  note('range behind the end', (await fetch(url, { headers: { range: 'bytes=1000-' } })).status);
  note('read with a changed link', await statusOf(await fetch(url.slice(0, -2))));
  note('read of another path', await statusOf(await fetch(url.replace(id, randomUUID()))));
  note('upload with a link for reading', await put(url.replace('/sign/', '/upload/sign/'), TEXT));
  note(
    'read with a link for an upload',
    await statusOf(await fetch(link.replace('/upload/', '/'))),
  );
  await sleep(2_000);
  note('read with an expired link', await statusOf(await fetch(expiring)));

  const removed = await call('DELETE', 'files', stack.serviceKey, { prefixes: [id] });
  assert.equal(removed.status, 200, JSON.stringify(removed));
  note('read after the removal', await statusOf(await fetch(url)));
}

export const fileStorageJourney: BackendTestJourney = {
  name: 'files: upload, confirm, read, remove',
  async run(stack, note) {
    const founder = await createTestFounder(stack);
    const client = await createTestClient(stack);
    const tokenOf = ({ session }: typeof founder) => session.access_token;
    await testFileApi(stack, { founder: tokenOf(founder), client: tokenOf(client) }, note);
  },
};

const fieldOf = (body: unknown, name: string): unknown => Object(body)[name];

const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  fieldOf(body, 'statusCode'),
];

async function put(
  url: string,
  body: NonNullable<RequestInit['body']>,
  type = 'text/plain',
): Promise<readonly unknown[]> {
  const headers = { 'content-type': type };
  return statusOf(await fetch(url, { method: 'PUT', headers, body, duplex: 'half' }));
}

/** Returns the HTTP status of a response and, for a rejected request, the status in its body. */
async function statusOf(response: Response): Promise<readonly unknown[]> {
  const text = await response.text();
  return response.ok ? [response.status] : refusal({ status: response.status, body: parse(text) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
