import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { insertInto, signedIn } from './testing.ts';

const backend = backendForTests();

/** A message of a sender who is in no other test. */
const message = () => ({ name: 'Ada', email: `${randomUUID()}@example.org`, message: 'Hi there' });

const send = (row: object, key?: string): Promise<Response> =>
  insertInto(
    backend(),
    'contact_messages',
    row,
    key === undefined ? {} : { 'idempotency-key': key },
  );

async function stored(email: string): Promise<readonly Record<string, unknown>[]> {
  const founder = await signedIn(backend(), 'founder001@staff.torsa.example', 'local-founder-1');
  const { data } = await founder.from('contact_messages').select().eq('email', email);
  return data ?? [];
}

test('a retry with the same key succeeds, is stored once and counts once', async () => {
  const [row, key] = [message(), randomUUID()];
  for (let attempt = 0; attempt < 22; attempt += 1) expect((await send(row, key)).status).toBe(201);
  expect(await stored(row.email)).toEqual([
    expect.objectContaining({ ...row, idempotency_key: key }),
  ]);
  // The limit of a sender is 20.
  for (let more = 0; more < 19; more += 1) expect((await send(row)).status).toBe(201);
  expect((await send(row)).status).toBe(429);
});

test('so do retries that overtake each other', async () => {
  const [row, key] = [message(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(row, key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await stored(row.email)).toHaveLength(1);
});

test('without a key each one is stored', async () => {
  const row = message();
  await send(row);
  await send(row);
  expect(await stored(row.email)).toHaveLength(2);
});

test('a key that belongs to another text is refused: that text would be lost', async () => {
  const [row, key] = [message(), randomUUID()];
  await send(row, key);
  const refused = await send({ ...row, message: 'Something else' }, key);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: 'This Idempotency-Key belongs to another message.',
  });
});

test('so is a key that comes with any other column than before, whichever columns there are', async () => {
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

test('§10.48 the page that a message came from is kept, with its conversation, and counts in no comparison', async () => {
  const [row, key] = [message(), randomUUID()];
  const sentFrom = (page: string) =>
    insertInto(backend(), 'contact_messages', row, { 'idempotency-key': key, 'source-page': page });
  for (const page of ['/services/apps', '/about']) expect((await sentFrom(page)).status).toBe(201);
  expect(await stored(row.email)).toEqual([
    expect.objectContaining({ source_page: '/services/apps' }),
  ]);
  const founder = await signedIn(backend(), 'founder001@staff.torsa.example', 'local-founder-1');
  const { data } = await founder.from('conversations').select('source_page').eq('email', row.email);
  expect(data).toEqual([{ source_page: '/services/apps' }]);
});

test.each(['https://other.example/', '/about?of=me', '/About', `/${'a'.repeat(200)}`])(
  '§10.48 from %s it is kept without a page, which no row can give it either',
  async (page) => {
    const row = message();
    const headers = { 'source-page': page };
    const sent = await insertInto(
      backend(),
      'contact_messages',
      { ...row, source_page: '/row' },
      headers,
    );
    expect(sent.status).toBe(201);
    expect(await stored(row.email)).toEqual([expect.objectContaining({ source_page: '' })]);
  },
);

test('a key that is no UUID is refused in words', async () => {
  const refused = await send(message(), 'again');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: 'Idempotency-Key must be a UUID.' });
});

test('the key comes from the header alone', async () => {
  const row = message();
  await send({ ...row, idempotency_key: randomUUID() });
  expect(await stored(row.email)).toEqual([expect.objectContaining({ idempotency_key: null })]);
});
