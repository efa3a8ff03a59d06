import { randomUUID } from 'node:crypto';
import { makeTempFolder, type TempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from './backend-server.ts';
import { getDatabaseFolder } from './data-folder.ts';
import { copyTemplate, testBackend } from './test-database.ts';
import { openDatabase } from './testing.ts';

/** One network with four accounts attacks all other users. The exhaustive run takes ten minutes. */
const floodMs = isExhaustive ? 600_000 : 1_500;
const pauseMs = isExhaustive ? 5_000 : 300;
const attackerNetwork = '198.51.100.7';
const attackers = [1, 2, 3, 4].map((number) => `attacker${number}@flood.example`);
const password = 'local-attacker-1';

let folder: TempFolder;
let backend: Backend;

beforeAll(async () => {
  folder = await makeTempFolder();
  copyTemplate(folder.path);
  const app = await openDatabase(getDatabaseFolder(folder.path));
  for (const email of attackers) {
    await app.connection.driver.exec(accountOf(email));
  }
  await app.connection.driver.exec(conversationsOf());
  await app.connection.close();
  backend = await testBackend(folder.path);
});

afterAll(async () => {
  await backend.close();
  await folder.remove();
});

/** The conversation ID of each account. */
const conversations = new Map(
  [...attackers, 'client@torsa.example'].map((email) => [email, randomUUID() as string]),
);
const conversationsOf = (): string =>
  `insert into public.conversations (id, subject, name, email, client_id)
    select own.id::uuid, 'Hi', 'Hi', u.email, u.id
    from json_each_text('${JSON.stringify(Object.fromEntries(conversations))}') as own (email, id)
    join auth.users u on u.email = own.email`;

const accountOf = (email: string): string => {
  const id = randomUUID();
  return `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new,
      email_change_token_current, phone_change, phone_change_token, reauthentication_token)
    values ('${id}', 'authenticated', 'authenticated', '${email}', now(),
      '{"provider": "email", "providers": ["email"]}', '{"sub": "${id}", "email": "${email}"}', now(), now(),
      '', '', '', '', '', '', '', '');
    update auth.users set encrypted_password = extensions.crypt('${password}', extensions.gen_salt('bf', 4))
      where id = '${id}';
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (gen_random_uuid(), 'email', '${id}', '${id}', '{"sub": "${id}", "email": "${email}"}', now(), now(), now())`;
};

interface Call {
  readonly path: string;
  readonly network: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

const call = ({ path, network, token, body }: Call): Promise<Response> =>
  fetch(`${backend.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token ?? backend.publishableKey}`,
      'content-type': 'application/json',
      'x-forwarded-for': network,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const logIn = (email: string, password: string, network: string): Promise<Response> =>
  call({ path: '/auth/v1/token?grant_type=password', network, body: { email, password } });

async function tokenOf(email: string, password: string, network: string): Promise<string> {
  return ((await (await logIn(email, password, network)).json()) as { access_token: string })
    .access_token;
}

/** Returns the conversation of a visitor as staff see it. */
const conversationWith = async (token: string, email: string) => {
  const path = `/rest/v1/conversations?select=id,version&email=eq.${email}`;
  const [found] = (await (await call({ path, network: '203.0.113.1', token })).json()) as {
    id: string;
    version: number;
  }[];
  if (!found) throw new Error('The visitor has no conversation');
  return found;
};

/** Creates a different text for each call. */
const textOf = (unit: string, length: number): string =>
  Array.from(`${randomUUID()} ${unit.repeat(length)}`)
    .slice(0, length)
    .join('');

/** The requests that the attacker repeats without a pause. */
async function attack(until: number, worker: number, answers: Map<number, number>): Promise<void> {
  const network = attackerNetwork;
  const account = attackers[worker % attackers.length] ?? '';
  const token = await tokenOf(account, password, network);
  const id = conversations.get(account);
  const post = (path: string, body: unknown, by?: string) =>
    call({ path, network, body, token: by });
  const contact = (email: string, message: string) =>
    post('/rest/v1/contact_messages', { name: 'Flood', email, message });
  const steps: (() => Promise<Response>)[] = [
    () => contact(`${randomUUID()}@flood.example`, textOf('\u{1f600}', 5000)),
    () => contact('client@torsa.example', textOf('a b c ', 5000)),
    () =>
      post(
        '/rest/v1/rpc/write_to_conversation',
        { conversation: id, body: textOf('\u{1f600}', 20_000), key: randomUUID() },
        token,
      ),
    () =>
      post(
        '/rest/v1/rpc/write_to_conversation',
        { conversation: id, body: textOf('m8 ', 20_000), key: randomUUID() },
        token,
      ),
    () =>
      post(
        '/rest/v1/client_events',
        Array.from({ length: 50 }, () => ({ kind: 'error', app: 'host', message: randomUUID() })),
      ),
    () =>
      post(
        '/rest/v1/client_events',
        Array.from({ length: 500 }, () => ({ kind: 'error', app: 'host' })),
      ),
    () =>
      post(
        '/rest/v1/contact_messages',
        Array.from({ length: 500 }, () => ({ name: 'F', email: 'a@flood.example', message: 'F' })),
      ),
    () => logIn('client@torsa.example', randomUUID(), network),
    () => post('/rest/v1/rpc/is_team_email', { email: 'tl001@torsa.example' }),
  ];
  for (let step = worker; Date.now() < until; step += 1) {
    const answer = await steps[step % steps.length]?.();
    await answer?.arrayBuffer();
    if (answer) answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
  }
}

test(
  'a flood from four accounts in one network blocks no visitor, client or staff member',
  async ({ annotate }) => {
    const client = await tokenOf('client@torsa.example', 'local-client-1', '203.0.113.2');
    const leader = await tokenOf('tl001@torsa.example', 'local-team-lead-1', '203.0.113.3');
    const own = conversations.get('client@torsa.example');
    const until = Date.now() + floodMs;
    const answers = new Map<number, number>();
    const flood = Promise.all([0, 1, 2, 3].map((worker) => attack(until, worker, answers)));
    const worst: Record<string, number> = {};
    const refused: string[] = [];
    let visitors = 0;
    const timed = async (name: string, work: () => Promise<Response>): Promise<void> => {
      const start = performance.now();
      const answer = await work();
      const text = await answer.text();
      worst[name] = Math.max(worst[name] ?? 0, performance.now() - start);
      if (!answer.ok) refused.push(`${name}: ${answer.status} ${text}`);
    };
    while (Date.now() < until) {
      visitors += 1;
      const email = `visitor${visitors}@example.org`;
      await timed('message', () =>
        call({
          path: '/rest/v1/contact_messages',
          network: `203.0.113.${10 + (visitors % 200)}`,
          body: { name: 'Ada', email, message: `A question ${randomUUID()}` },
        }),
      );
      // A client may write only 30 messages in ten minutes.
      if (visitors % (isExhaustive ? 5 : 1) === 0) {
        await timed('reply of a client', () =>
          call({
            path: '/rest/v1/rpc/write_to_conversation',
            network: '203.0.113.2',
            token: client,
            body: { conversation: own, body: `An answer ${randomUUID()}`, key: randomUUID() },
          }),
        );
      }
      await timed('login', () => logIn('client@torsa.example', 'local-client-1', '203.0.113.2'));
      if (refused.length > 0) break;
      const asked = await conversationWith(leader, email);
      await timed('reply of the staff', () =>
        call({
          path: '/rest/v1/rpc/send_reply',
          network: '203.0.113.3',
          token: leader,
          body: {
            conversation: asked.id,
            body: `Dear Ada ${randomUUID()}`,
            expected_version: asked.version,
            key: randomUUID(),
          },
        }),
      );
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    await flood;
    const times = Object.entries(worst).map(([name, ms]) => `${name} ${Math.round(ms)} ms`);
    const flooded = [...answers].map(([status, count]) => `${count} × ${status}`);
    await annotate(
      `${visitors} rounds, worst: ${times.join(', ')}. Attacker: ${flooded.join(', ')}`,
    );
    expect(refused).toEqual([]);
    if (isExhaustive) expect(answers.get(429) ?? 0).toBeGreaterThan(100);
    if (isExhaustive) expect(Math.max(...Object.values(worst))).toBeLessThan(1_000);
  },
  floodMs + 120_000,
);
