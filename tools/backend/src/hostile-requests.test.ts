import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { type HostileRequest, hostileRequests } from './testing/hostile-requests.ts';
import { insertInto, signedIn } from './testing.ts';

const backend = backendForTests();
const seed = Number(process.env['TORSA_SEED'] ?? 36);
const total = isExhaustive ? 1_000 : 60;
/** The promise is 1,000. A busy machine gets more, and a blocked database takes far more. */
const longestWaitMs = 10_000;

/** Sends a request. @returns its status, and 0 where the server closes the connection. */
async function send(
  { method, path, headers, body }: HostileRequest,
  token: string | undefined,
): Promise<number> {
  const { url, publishableKey } = backend();
  const response = await fetch(url + path, {
    method,
    headers: {
      apikey: publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

/** The names of properties that a pollution would add. */
function sharedProperties(): readonly string[] {
  const objects: readonly object[] = [
    Object,
    Object.prototype,
    Function.prototype,
    Array.prototype,
    ...Object.getOwnPropertyNames(Object.prototype)
      .map((name) => Object.getOwnPropertyDescriptor(Object.prototype, name)?.value as unknown)
      .filter((value) => typeof value === 'function'),
  ];
  return objects.map((object) => Reflect.ownKeys(object).map(String).sort().join());
}

async function logIn(): Promise<{ token: string; answer: unknown }> {
  const client = await signedIn(backend(), 'client@torsa.example', 'local-client-1');
  const { data } = await client.auth.getSession();
  const { data: user } = await client.auth.getUser();
  return { token: data.session?.access_token ?? '', answer: user.user?.identities?.length };
}

test(`${total} hostile requests of seed ${seed} change nothing and delay no other user`, async () => {
  const text = { name: 'Ada', email: 'ada@example.org', message: 'a'.repeat(601) };
  expect((await insertInto(backend(), 'contact_messages', text)).status).toBe(201);
  const founder = await signedIn(backend(), 'founder001@staff.torsa.example', 'local-founder-1');
  const founderToken = (await founder.auth.getSession()).data.session?.access_token;
  const before = await logIn();
  const properties = sharedProperties();
  const honest: HostileRequest = { method: 'GET', path: '/rest/v1/rpc/my_role', headers: {} };
  let longest = { ms: 0, path: '' };
  const failed: string[] = [];
  for (const [index, request] of hostileRequests(seed, total).entries()) {
    const hostile = send(request, [undefined, before.token, founderToken][index % 3]);
    const start = performance.now();
    const status = await send(honest, before.token);
    const ms = performance.now() - start;
    if (ms > longest.ms) longest = { ms, path: request.path.slice(0, 200) };
    if (status !== 200 || (await hostile) === 500) {
      failed.push(`${request.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 100)}`);
    }
  }
  console.log(`Longest wait of another user: ${Math.round(longest.ms)} ms beside ${longest.path}`);
  expect(failed).toEqual([]);
  expect(longest.ms, longest.path).toBeLessThan(longestWaitMs);
  expect(sharedProperties()).toEqual(properties);
  expect((await logIn()).answer).toEqual(before.answer);
}, 600_000);
