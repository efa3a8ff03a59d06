import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSessionId } from '../accounts.ts';
import type { Backend } from '../backend-server.ts';
import { signJsonWebToken } from '../json-web-token.ts';
import { testBackend } from '../test-database.ts';
import { createSignedInApiClient, insertRowsByFetch } from '../testing.ts';
import { replaceTokenClaims } from './tokens.ts';

// sign-up.test.ts and database.test.ts test sign-up data, updateUser and a change of address. matrix.tsv has the
// database's response to each role.

const CLIENT = '00000000-0000-4000-8000-000000000004';
const FOUNDER = '00000000-0000-4000-8000-000000000001';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let backend: Backend;
let secret: string;
let clientToken: string;
let founderToken: string;

const tokenOf = async (email: string, password: string): Promise<string> => {
  const client = await createSignedInApiClient(backend, email, password);
  return (await client.auth.getSession()).data.session?.access_token ?? '';
};

beforeAll(async () => {
  folder = await makeTempFolder();
  backend = await testBackend(folder.path);
  secret = (await readFile(join(folder.path, 'jwt-secret'), 'utf8')).trim();
  clientToken = await tokenOf('client@torsa.example', 'local-client-1');
  founderToken = await tokenOf('founder001@staff.torsa.example', 'local-founder-1');
  await insertRowsByFetch(backend, 'contact_messages', {
    name: 'Ada',
    email: 'ada@example.org',
    message: 'For the founder',
  });
});

afterAll(async () => {
  await backend.close();
  await folder.remove();
});

const now = (): number => Math.floor(Date.now() / 1000);

/** Claims with a live session of the founder or of the client. */
const claimsOf = (sub: string, more: object = {}): object => ({
  sub,
  session_id: readSessionId(sub === FOUNDER ? founderToken : clientToken),
  role: 'authenticated',
  aud: 'authenticated',
  iat: now(),
  exp: now() + 3600,
  ...more,
});

function call(path: string, token?: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${path}`, {
    ...init,
    headers: {
      apikey: backend.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
}

/** Counts the messages that a token can read. A refusal counts as zero. */
async function readable(token: string): Promise<number> {
  const response = await call('/rest/v1/contact_messages', token);
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.length : 0;
}

describe('tokens', () => {
  test('a valid token of the founder can read messages', async () => {
    expect(await readable(signJsonWebToken(claimsOf(FOUNDER), secret))).toBe(1);
  });

  test('an unexpired token of an ended session cannot read messages', async () => {
    const token = await tokenOf('founder001@staff.torsa.example', 'local-founder-1');
    expect(await readable(token)).toBe(1);
    await call('/auth/v1/logout?scope=local', token, { method: 'POST' });
    expect(await readable(token)).toBe(0);
    expect(await readable(founderToken)).toBe(1);
  });

  test.each([
    ['of no session', {}],
    ['of another user’s session', { session_id: () => readSessionId(clientToken) }],
  ])("a token with the founder's ID and %s reads nothing", async (_, more) => {
    const session_id = 'session_id' in more ? more.session_id() : undefined;
    expect(await readable(signJsonWebToken(claimsOf(FOUNDER, { session_id }), secret))).toBe(0);
  });

  test('a token that claims the founder role in its user metadata cannot read messages', async () => {
    const founder = { role: 'founder' };
    const claims = claimsOf(CLIENT, { user_metadata: founder, app_metadata: founder });
    expect(await readable(signJsonWebToken(claims, secret))).toBe(0);
  });

  test.each<[string, () => string]>([
    ['of another secret', () => signJsonWebToken(claimsOf(FOUNDER), 's'.repeat(64))],
    ['of no secret', () => signJsonWebToken(claimsOf(FOUNDER), '')],
    ['that has expired', () => signJsonWebToken(claimsOf(FOUNDER, { exp: now() - 60 }), secret)],
    [
      'that is not valid yet',
      () => signJsonWebToken(claimsOf(FOUNDER, { nbf: now() + 3600 }), secret),
    ],
    [
      "with the founder's id under a client's signature",
      () => replaceTokenClaims(clientToken, { sub: FOUNDER }),
    ],
    [
      "with the service's role under a client's signature",
      () => replaceTokenClaims(clientToken, { role: 'service_role' }),
    ],
    ['without a signature', () => clientToken.replace(/[^.]*$/, '')],
    [
      'that names a key of its own',
      () =>
        signJsonWebToken(claimsOf(FOUNDER), 'own', {
          alg: 'HS256',
          typ: 'JWT',
          jwk: { kty: 'oct', k: 'b3du' },
        }),
    ],
    ...['none', 'None', 'NONE', ''].map((alg): [string, () => string] => [
      `with the algorithm "${alg}"`,
      () => signJsonWebToken(claimsOf(FOUNDER), '', { alg, typ: 'JWT' }).replace(/[^.]*$/, ''),
    ]),
    ['that is none', () => 'founder'],
  ])('a token %s reads nothing and has no user', async (_, make) => {
    expect(await readable(make())).toBe(0);
    expect((await call('/auth/v1/user', make())).ok).toBe(false);
  });
});

describe('the API called directly', () => {
  test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    '%s cannot access another schema',
    async (method) => {
      const body = method === 'GET' ? {} : { body: '{}' };
      for (const [schema, table] of [
        ['auth', 'users'],
        ['private', 'rate_limits'],
        ['pg_catalog', 'pg_authid'],
        ['supabase_migrations', 'schema_migrations'],
      ]) {
        const headers = { 'accept-profile': `${schema}`, 'content-profile': `${schema}` };
        const response = await call(`/rest/v1/${table}`, clientToken, { method, headers, ...body });
        expect(response.status, `${schema}.${table}`).toBeGreaterThanOrEqual(400);
      }
    },
  );

  test.each([
    'set_config',
    'setval',
    'pg_read_file',
    'pg_sleep',
    'check_rate_limit',
    'caller_role',
  ])('%s cannot be called', async (name) => {
    for (const schema of ['public', 'private', 'pg_catalog', 'extensions']) {
      const response = await call(`/rest/v1/rpc/${name}`, clientToken, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-profile': schema },
        body: '{}',
      });
      expect(response.status, schema).toBeGreaterThanOrEqual(400);
    }
  });

  test.each([
    ['PATCH', '?id=gt.0', '{"message":"changed"}'],
    ['PUT', '?id=eq.1', '{"id":1,"name":"A","email":"a@example.org","message":"changed"}'],
    ['DELETE', '?id=gt.0', ''],
    ['POST', '?on_conflict=id', '{"id":1,"name":"A","email":"a@example.org","message":"changed"}'],
  ])('a %s on contact_messages%s changes nothing', async (method, query, body) => {
    await call(`/rest/v1/contact_messages${query}`, clientToken, {
      method,
      headers: { 'content-type': 'application/json', prefer: 'resolution=merge-duplicates' },
      ...(body === '' ? {} : { body }),
    });
    const founder = signJsonWebToken(claimsOf(FOUNDER), secret);
    const rows = await call('/rest/v1/contact_messages?id=eq.1&select=message', founder);
    expect(await rows.json()).toEqual([{ message: 'For the founder' }]);
  });

  test('row counts, filters and insert responses do not reveal rows that the caller cannot read', async () => {
    const counted = await call('/rest/v1/contact_messages?select=id', clientToken, {
      headers: { prefer: 'count=exact' },
    });
    expect(counted.headers.get('content-range')).not.toMatch(/\/[1-9]/);
    const aggregate = await call('/rest/v1/contact_messages?select=count()', clientToken);
    expect(await aggregate.text()).not.toMatch(/[1-9]\d*\}/);
    const returned = await call('/rest/v1/contact_messages', clientToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: '{"name":"A","email":"a@example.org","message":"Hello"}',
    });
    expect(returned.status).toBe(403);
  });

  test("the auth admin API refuses a client's requests for other accounts", async () => {
    for (const path of ['/auth/v1/admin/users', `/auth/v1/admin/users/${FOUNDER}`]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const response = await call(path, clientToken, {
          method,
          ...(method === 'PUT' ? { body: '{"role":"service_role"}' } : {}),
        });
        expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
    }
  });

  test('a request without a valid API key gets no data', async () => {
    for (const apikey of ['', clientToken, 'sb_secret_local', 'service_role']) {
      const response = await call('/rest/v1/contact_messages', undefined, { headers: { apikey } });
      expect(response.status, apikey).toBe(401);
    }
  });
});
