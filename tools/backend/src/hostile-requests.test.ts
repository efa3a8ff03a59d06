import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { type HostileRequest, hostileRequests } from './testing/hostile-requests.ts';
import { createSignedInApiClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();
const seed = Number(process.env['TORSA_SEED'] ?? 36);
const total = isExhaustive ? 1_000 : 60;
const inFlight = 5;
const longestWaitMs = 1_000;

/**
 * Sends a request.
 * @returns its status, or 0 if the server closes the connection
 */
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

/** Property names that a prototype pollution would add. */
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

/** Attacks from public bug reports, listed in docs/tried-reports.md. */
const reported: readonly (readonly [string, Partial<HostileRequest> & { path: string }, number])[] =
  [
    ['querystring#17', { path: 'messages?__proto__=eq.VULN' }, 400],
    [
      'qs CVE-2022-24999',
      { path: 'messages?a[__proto__]=b&a[__proto__]&a[length]=100000000' },
      400,
    ],
    [
      'qs-to-mongo#16',
      { path: 'messages?select=*,conversations(*)&conversations.__proto__=eq.true' },
      400,
    ],
    [
      'body-parser#347',
      { method: 'POST', path: 'contact_messages', body: '{"__proto__":{"name":"a"}}' },
      400,
    ],
    [
      'hono GHSA-v8w9-8mx6-g223',
      {
        method: 'POST',
        path: 'contact_messages',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '__proto__.isAdmin=true',
      },
      415,
    ],
    ['postgrest#2236', { path: 'messages?body=match.^(a%2B)(a%2B)(a%2B)\\1\\2\\3$' }, 400],
    [
      'graphql-js#4662',
      { path: `messages?select=${'*,conversations(*,messages('.repeat(20)}*${'))'.repeat(20)}` },
      400,
    ],
    [
      'traak-cmms#45',
      {
        path: `messages?select=${Array.from({ length: 50 }, (_, at) => `a${at}:conversations(*)`)}`,
      },
      400,
    ],
    [
      'parsson#91',
      {
        method: 'POST',
        path: 'contact_messages',
        body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      },
      413,
    ],
  ];

test.each(reported)(
  'the attack of %s is refused and changes nothing',
  async (_, request, status) => {
    const properties = sharedProperties();
    const json = { 'content-type': 'application/json' };
    const sent = { method: 'GET' as const, headers: json, ...request };
    expect(await send({ ...sent, path: `/rest/v1/${request.path}` }, undefined)).toBe(status);
    expect(sharedProperties()).toEqual(properties);
  },
);

async function logIn(): Promise<{ token: string; answer: unknown }> {
  const client = await createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');
  const { data } = await client.auth.getSession();
  const { data: user } = await client.auth.getUser();
  return { token: data.session?.access_token ?? '', answer: user.user?.identities?.length };
}

/** Measures the duration of a task in milliseconds, without the time in which other programs use the processor. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const [loop, cpu] = [performance.eventLoopUtilization(), process.threadCpuUsage()];
  await work();
  const { user, system } = process.threadCpuUsage(cpu);
  return performance.eventLoopUtilization(loop).idle + (user + system) / 1_000;
}

test('the duration that the hostile-request test measures includes waiting time and processor time', async () => {
  const compute = () => {
    const start = process.threadCpuUsage();
    while (process.threadCpuUsage(start).user < 200_000);
  };
  expect(await timeOf(async () => compute())).toBeGreaterThanOrEqual(200);
  const waiting = () => new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await timeOf(waiting)).toBeGreaterThanOrEqual(500);
});

test(`${total} hostile requests of seed ${seed} change no data and delay no other user`, async () => {
  const text = { name: 'Ada', email: 'ada@example.org', message: 'a'.repeat(601) };
  expect((await insertRowsByFetch(backend(), 'contact_messages', text)).status).toBe(201);
  const founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const founderToken = (await founder.auth.getSession()).data.session?.access_token;
  const before = await logIn();
  const properties = sharedProperties();
  const honest: HostileRequest = { method: 'GET', path: '/rest/v1/rpc/my_role', headers: {} };
  let longest = { ms: 0, paths: '' };
  const failed: string[] = [];
  const requests = hostileRequests(seed, total);
  for (let at = 0; at < total; at += inFlight) {
    const beside = requests.slice(at, at + inFlight);
    const paths = beside.map(({ path }) => path.slice(0, 200)).join('\n');
    const hostile = beside.map((request, index) =>
      send(request, [undefined, before.token, founderToken][(at + index) % 3]),
    );
    let status = 0;
    const ms = await timeOf(async () => {
      status = await send(honest, before.token);
    });
    if (ms > longest.ms) longest = { ms, paths };
    if (status !== 200) failed.push(`An honest request beside ${paths}`);
    for (const [index, { method, path, body }] of beside.entries()) {
      if ((await hostile[index]) !== 500) continue;
      failed.push(`${method} ${path.slice(0, 300)} ${body?.slice(0, 100)}`);
    }
  }
  console.log(`Longest wait of another user: ${Math.round(longest.ms)} ms beside ${longest.paths}`);
  expect(failed).toEqual([]);
  expect(longest.ms, longest.paths).toBeLessThan(longestWaitMs);
  expect(sharedProperties()).toEqual(properties);
  expect((await logIn()).answer).toEqual(before.answer);
}, 600_000);
