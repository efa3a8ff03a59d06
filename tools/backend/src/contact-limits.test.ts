import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

const anyone = (): string => `${randomUUID()}@example.org`;

const send = (change: object, headers: Record<string, string> = {}): Promise<Response> =>
  insertRowsByFetch(
    backend(),
    'contact_messages',
    { name: 'Ada', email: anyone(), message: 'Hi', ...change },
    headers,
  );

test('the 21st contact message of a sender within ten minutes is refused with an explanation', async () => {
  const email = anyone();
  for (let sent = 0; sent < 20; sent += 1) expect((await send({ email })).status).toBe(201);
  const refused = await send({ email: email.toUpperCase() });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message:
      'Too many messages came from this email address. Please wait ten minutes and send yours again.',
    details: expect.stringMatching(/^retry_after=(600|59\d|5[0-8]\d)$/),
  });
  expect((await send({})).status, 'another sender').toBe(201);
});

test('the 41st contact message of a network within an hour is refused with an explanation', async () => {
  // Visitors can forge the entries of x-forwarded-for before the last one.
  const from = (made: string) => ({ 'x-forwarded-for': `${made}, 203.0.113.7, 10.0.0.1` });
  for (let sent = 0; sent < 40; sent += 1) {
    expect((await send({}, from(`198.51.100.${sent}`))).status).toBe(201);
  }
  const refused = await send({}, from('198.51.100.200'));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message: 'Too many messages came from your network. Please wait an hour and send yours again.',
  });
  expect((await send({}, { 'x-forwarded-for': '203.0.113.8' })).status, 'another network').toBe(
    201,
  );
});

test('the rate limit counts concurrent contact messages like consecutive messages', async () => {
  const email = anyone();
  const answers = await Promise.all(Array.from({ length: 25 }, () => send({ email })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('a request with two contact messages is refused, and no message is stored or counted', async () => {
  const email = anyone();
  const row = { name: 'Ada', email, message: 'Hi' };
  const two = await insertRowsByFetch(backend(), 'contact_messages', [row, row]);
  expect(two.status).toBe(413);
  for (let sent = 0; sent < 20; sent += 1) expect((await send({ email })).status).toBe(201);
});

test.each([
  ['name', 100, 'n'],
  ['subject', 150, 's'],
  ['message', 5000, 'm'],
])('%s takes %i characters and no more, emoji included', async (field, most, letter) => {
  for (const fill of [letter, '😀']) {
    expect((await send({ [field]: fill.repeat(most) })).status).toBe(201);
    expect((await send({ [field]: fill.repeat(most + 1) })).status).toBe(400);
  }
  const tooLong = await send({
    [field]: `${letter}${' '.repeat(most)}${letter}${'\n.'.repeat(most)}`,
  });
  expect(tooLong.status).toBe(400);
  expect(await tooLong.json()).toMatchObject({ code: '23514' });
});

test.each([{ name: '\n\t' }, { message: '\n\n' }, { message: null }, { name: null }])(
  'a contact message with %o is refused',
  async (change) => {
    expect((await send(change)).status).toBe(400);
  },
);

test('a contact message with an email address of 254 characters is accepted, and one with 255 characters is refused', async () => {
  const address = (length: number): string => `${'a'.repeat(length - 12)}@example.org`;
  expect((await send({ email: address(254) })).status).toBe(201);
  expect((await send({ email: address(255) })).status).toBe(400);
});
