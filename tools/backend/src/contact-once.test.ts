import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

/** Creates a message with a sender address that no other test uses. */
const message = () => ({ name: 'Ada', email: `${randomUUID()}@example.org`, message: 'Hi there' });

const send = (row: object, key?: string): Promise<Response> =>
  insertRowsByFetch(
    backend(),
    'contact_messages',
    row,
    key === undefined ? {} : { 'idempotency-key': key },
  );

async function stored(email: string): Promise<readonly Record<string, unknown>[]> {
  const founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const { data } = await founder.from('contact_messages').select().eq('email', email);
  return data ?? [];
}

test('a retry of a contact message with the same idempotency key succeeds, and the message is stored and counted once', async () => {
  const [row, key] = [message(), randomUUID()];
  for (let attempt = 0; attempt < 22; attempt += 1) expect((await send(row, key)).status).toBe(201);
  expect(await stored(row.email)).toEqual([
    expect.objectContaining({ ...row, idempotency_key: key }),
  ]);
  // The rate limit of a sender is 20 messages.
  for (let more = 0; more < 19; more += 1) expect((await send(row)).status).toBe(201);
  expect((await send(row)).status).toBe(429);
});

test('concurrent retries of a contact message with one idempotency key are stored once', async () => {
  const [row, key] = [message(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(row, key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await stored(row.email)).toHaveLength(1);
});

test('equal contact messages without an idempotency key are all stored', async () => {
  const row = message();
  await send(row);
  await send(row);
  expect(await stored(row.email)).toHaveLength(2);
});

test('a contact message that reuses the idempotency key of another text is refused', async () => {
  const [row, key] = [message(), randomUUID()];
  await send(row, key);
  const refused = await send({ ...row, message: 'Something else' }, key);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'This Idempotency-Key belongs to another message. Send a new UUID.',
  });
});

test('a contact message with a used idempotency key is refused if any column differs', async () => {
  const [row, key] = [message(), randomUUID()];
  await send(row, key);
  const [found = {}] = await stored(row.email);
  const { id: _id, created_at: _at, idempotency_key: _key, source_page: _page, ...said } = found;
  expect(Object.keys(said).length).toBeGreaterThan(3);
  for (const column of Object.keys(said)) {
    const refused = await send({ ...row, [column]: 'other@example.org' }, key);
    expect([column, refused.status]).toEqual([column, 409]);
  }
});

test('§10.48 the source page is stored with the message and its conversation, and may differ in a retry', async () => {
  const [row, key] = [message(), randomUUID()];
  const sentFrom = (page: string) =>
    insertRowsByFetch(backend(), 'contact_messages', row, {
      'idempotency-key': key,
      'source-page': page,
    });
  for (const page of ['/services/apps', '/about']) expect((await sentFrom(page)).status).toBe(201);
  expect(await stored(row.email)).toEqual([
    expect.objectContaining({ source_page: '/services/apps' }),
  ]);
  const founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const { data } = await founder.from('conversations').select('source_page').eq('email', row.email);
  expect(data).toEqual([{ source_page: '/services/apps' }]);
});

test.each(['https://other.example/', '/about?of=me', '/About', `/${'a'.repeat(200)}`])(
  '§10.48 a message with the invalid source page %s is stored without a source page',
  async (page) => {
    const row = message();
    const headers = { 'source-page': page };
    const sent = await insertRowsByFetch(
      backend(),
      'contact_messages',
      { ...row, source_page: '/row' },
      headers,
    );
    expect(sent.status).toBe(201);
    expect(await stored(row.email)).toEqual([expect.objectContaining({ source_page: '' })]);
  },
);

test('an idempotency key that is not a UUID is refused with an explanation', async () => {
  const refused = await send(message(), 'again');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    message: 'The Idempotency-Key header is not a UUID. Send a UUID.',
  });
});

test('the database reads the idempotency key of a contact message only from the request header', async () => {
  const row = message();
  await send({ ...row, idempotency_key: randomUUID() });
  expect(await stored(row.email)).toEqual([expect.objectContaining({ idempotency_key: null })]);
});
