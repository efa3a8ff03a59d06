import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import { readDatabaseCatalogue } from './catalogue.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// Two clients have the same history. For the first client, staff also write notes and change internal columns between
// the visible steps. Everything that the API returns to the two clients must be equal.

const seeds = isExhaustive ? 30 : 1;

interface Client {
  readonly id: string;
  readonly email: string;
}

const first: Client = {
  id: '00000000-0000-4000-8000-000000000004',
  email: 'client@torsa.example',
};
const second: Client = {
  id: '00000000-0000-4000-8000-000000000005',
  email: 'other@torsa.example',
};
const leader = '00000000-0000-4000-8000-000000000002';
const founder = '00000000-0000-4000-8000-000000000001';

interface History {
  readonly client: Client;
  readonly conversation: string;
  readonly project: string;
}

/** The end of each visible step in milliseconds. */
type Times = Map<number, string>;

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  const ask = async (script: string, query = 'select 1'): Promise<unknown> =>
    database?.ask(
      `reset role; select set_config('request.jwt.claims', '', false),
        set_config('request.jwt.claim.sub', '', false), set_config('request.headers', '', false); ${script}`,
      query,
    );

  /** Runs a script and a query in the session of an account. */
  const as = (account: string, query: string, script = '') =>
    ask(`${createSetClaimsSql(createAccountTokenClaims(account))}; ${script}`, query);
  const founderCalls = (call: string) => as(founder, `select to_jsonb(t) from ${call} t`);
  const leaderCalls = (call: string) => as(leader, `select to_jsonb(t) from ${call} t`);
  const version = async (table: string, id: string) =>
    Number(await ask('', `select version from public.${table} where id = '${id}'`));

  /** Deletes all histories. Afterwards the two clients differ only in their address. */
  const clear = () =>
    ask(`alter table public.approvals disable trigger keep_approvals; delete from public.approvals;
      alter table public.approvals enable always trigger keep_approvals;
      delete from public.projects; delete from public.conversations; delete from public.contact_messages;
      delete from private.rate_counts; delete from public.saved_views; delete from public.profiles; delete from private.outbox;
      update auth.users set raw_user_meta_data = '{"fullName": "Asha"}', email_confirmed_at = '2026-01-01',
        created_at = '2026-01-01' where id in ('${first.id}', '${second.id}')`);

  async function begin(client: Client): Promise<History> {
    await as(
      client.id,
      'select 1',
      `insert into public.contact_messages (name, email, subject, message)
        values ('Asha', '${client.email}', 'A shop', 'We sell tea')`,
    );
    const conversation = String(
      await ask(
        '',
        `select to_json(id) from public.conversations where client_id = '${client.id}'`,
      ),
    );
    const project = randomUUID();
    await leaderCalls(
      `public.create_project('${project}', 'Shop', 'apps', null, '${conversation}')`,
    );
    return { client, conversation, project };
  }

  const visibleSteps: readonly ((history: History, step: number) => Promise<unknown>)[] = [
    ({ client, conversation }, step) =>
      as(
        client.id,
        `select to_jsonb(t) from public.write_to_conversation('${conversation}', 'Question ${step}', gen_random_uuid()) t`,
      ),
    async ({ conversation }, step) =>
      leaderCalls(
        `public.send_reply('${conversation}', 'Answer ${step}', ${await version('conversations', conversation)}, gen_random_uuid())`,
      ),
    ({ project }, step) =>
      leaderCalls(
        `public.add_project_note('${project}', 'News ${step}', false, gen_random_uuid())`,
      ),
    async ({ project }, step) =>
      leaderCalls(
        `public.set_project_waiting('${project}', ${await version('projects', project)}, 'client', 'Picture ${step}')`,
      ),
    ({ project }, step) =>
      leaderCalls(
        `public.add_project_link('${project}', 'Draft ${step}', 'https://torsa.example/${step}')`,
      ),
    async ({ project }, step) =>
      leaderCalls(
        `public.set_project_stage('${project}', '${step % 2 ? 'building' : 'designing'}', ${await version('projects', project)})`,
      ),
    async ({ client, project }, step) => {
      const id = randomUUID();
      const approval = `'${id}', '${project}', 'approval', 'Approve ${step}', content => 'Content ${step}'`;
      await leaderCalls(`public.add_ask(${approval})`);
      if (step % 2)
        await as(client.id, `select to_jsonb(public.decide_ask('${id}', 'approved', 1))`);
    },
  ];

  const hiddenSteps: readonly ((history: History, step: number) => Promise<unknown>)[] = [
    ({ conversation }, step) =>
      leaderCalls(`public.add_note('${conversation}', 'Secret ${step}', gen_random_uuid())`),
    async ({ conversation }, step) =>
      leaderCalls(
        `public.assign_conversation('${conversation}', ${await version('conversations', conversation)}, '${step % 2 ? 'TM001' : 'TL001'}')`,
      ),
    ({ conversation }) => leaderCalls(`public.touch_presence('${conversation}', true)`),
    ({ project }, step) =>
      leaderCalls(
        `public.add_project_note('${project}', 'Secret ${step}', true, gen_random_uuid())`,
      ),
    ({ project }, step) =>
      leaderCalls(`public.add_task(gen_random_uuid(), 'Secret ${step}', '${project}', 'TL001')`),
    async ({ project }) =>
      leaderCalls(
        `public.change_project('${project}', 'Shop', 'apps', null, ${await version('projects', project)})`,
      ),
    () => founderCalls(`public.save_canned_reply('Secret', 'Secret')`),
  ];

  /** Marks the conversation as spam before the client writes. The client must not notice the mark. */
  const markAsSpam = async ({ conversation }: History) =>
    leaderCalls(
      `public.set_conversation_status('${conversation}', 'spam', ${await version('conversations', conversation)})`,
    );

  /** Returns everything that the API returns to a client, by table or function. */
  async function readAll({ client, conversation, project }: History): Promise<Map<string, string>> {
    if (!database) throw new Error('The database is missing.');
    const { tables, functions } = await readDatabaseCatalogue(database);
    const given: Readonly<Record<string, string>> = {
      client_messages: `'${conversation}'`,
      client_project_events: `'${project}'`,
      project_members: `'${project}'`,
      find_conversations: `'tea'`,
      search_portal: `'tea'`,
      attachment_content: 'gen_random_uuid()',
    };
    const stable = (await ask(
      '',
      `select json_agg(p.proname) from pg_proc p where p.provolatile <> 'v' and p.pronamespace = 'public'::regnamespace`,
    )) as readonly string[];
    const calls = functions.flatMap((signature) => {
      const [, name = '', types = ''] = /^public\.(.*)\((.*)\)$/.exec(signature) ?? [];
      if (!stable.includes(name)) return [];
      const nulls =
        types === ''
          ? ''
          : types
              .split(', ')
              .map((type) => `null::${type}`)
              .join(', ');
      return [`public.${name}(${given[name] ?? nulls})`];
    });
    const sources = [
      ...tables.map(({ name }) => name).filter((name) => name.startsWith('public.')),
      ...calls,
    ];
    const read = new Map<string, string>();
    for (const source of sources) {
      const rows = await as(
        client.id,
        `select coalesce(json_agg(to_jsonb(t)), '[]') from ${source} as t`,
      ).catch((error: unknown) => `refused: ${error instanceof Error ? error.message : error}`);
      read.set(source.replace(conversation, '…').replace(project, '…'), JSON.stringify(rows));
    }
    return read;
  }

  /** Replaces values that may differ. Addresses get one name, random IDs their order, and times their step. */
  function comparable(text: string, { client }: History, times: Times): string {
    const ids = new Map<string, string>();
    return text
      .replaceAll(client.email, 'client@…')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        const known = ids.get(id) ?? `id ${ids.size + 1}`;
        ids.set(id, known);
        return known;
      })
      .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d(:?\d\d)?|Z)/g, (time) => {
        const at = Date.parse(time.replace(/([+-]\d\d)$/, '$1:00'));
        for (const [end, step] of times) if (at <= end) return step;
        return 'after the last step';
      });
  }

  const clock = async () =>
    Number(await ask('', 'select floor(extract(epoch from clock_timestamp()) * 1000)'));

  test.each(Array.from({ length: seeds }, (_, seed) => seed + 1))(
    'seed %i: notes and internal changes do not alter the data that a client reads',
    async (seed) => {
      await clear();
      const random = randomOf(seed);
      const steps = [0, ...Array.from({ length: 7 }, () => Math.floor(random() * 7)), 0, 1, 3, 6];
      const run = async (client: Client, hasHidden: boolean) => {
        const times: Times = new Map();
        const pick = randomOf(seed + 1000);
        const history = await begin(client);
        times.set(await clock(), 'the beginning');
        await pause();
        const hide = async (step: number) => {
          if (!hasHidden) return;
          await pause();
          await hiddenSteps[Math.floor(pick() * hiddenSteps.length)]?.(history, step);
          times.set(await clock(), `hidden ${step}`);
          await pause();
        };
        for (const [step, kind] of steps.entries()) {
          await hide(step);
          if (step === 8 && hasHidden) await markAsSpam(history);
          await visibleSteps[kind]?.(history, step);
          times.set(await clock(), `step ${step}`);
          await pause();
        }
        for (const each of hiddenSteps) {
          if (hasHidden) await each(history, 99);
        }
        const read = await readAll(history);
        return Object.fromEntries(
          [...read].map(([source, text]) => [source, comparable(text, history, times)]),
        );
      };
      const withHidden = await run(first, true);
      const without = await run(second, false);
      expect(withHidden).toEqual(without);
      expect(without["public.client_messages('…')"]).toContain('Question');
      expect(without["public.client_project_events('…')"]).toContain('Picture');
      expect(without['public.client_asks()']).toContain('Content');
      expect(JSON.stringify(withHidden)).not.toMatch(
        /Secret|TL001|TM001|spam|to_tsvector|assignee/,
      );
    },
    120_000,
  );
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 3));

/** Creates pseudo-random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
