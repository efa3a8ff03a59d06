import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../authorisation/database.ts';
import { openHostedSupabaseTestDatabase } from '../authorisation/hosted.ts';

const CONVERSATION = '20000000-0000-4000-8000-000000000001';
const PROJECT = '40000000-0000-4000-8000-000000000001';
const OTHER_PROJECT = '40000000-0000-4000-8000-000000000002';
const TASK = '60000000-0000-4000-8000-000000000001';
const CLIENT = '00000000-0000-4000-8000-000000000004';
const LEADER = '00000000-0000-4000-8000-000000000002';

/** The people of people.sql by the number in their session ID. */
const people = new Map([
  ['01', 'founder'],
  ['02', 'leader'],
  ['03', 'member'],
  ['04', 'client'],
  ['05', 'other client'],
  ['10', 'founder'],
]);

describe('hosted Realtime', () => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await openHostedSupabaseTestDatabase('new');
  });
  afterAll(async () => database?.close());
  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  /** Runs a change and returns its live updates with the people who receive it, each once. */
  async function recipientsOf(change: string): Promise<readonly string[]> {
    const updates = await database?.ask(
      `reset role; delete from realtime.messages; ${change}; reset role`,
      `select coalesce(json_agg(distinct m), '[]') from (select topic, event, private, payload from realtime.messages) m`,
    );
    const sent = updates as readonly {
      readonly topic: string;
      readonly event: string;
      readonly private: boolean;
      readonly payload: { kind: string; id: string; version: number | null };
    }[];
    for (const { event, private: isPrivate, payload } of sent) {
      expect([event, isPrivate, Object.keys(payload).sort()]).toEqual([
        'update',
        true,
        ['id', 'kind', 'version'],
      ]);
    }
    const lines = sent.map(({ topic, payload: { kind, version } }) => {
      const person = people.get(topic.slice(-2)) ?? topic;
      return `${person}: ${kind}${version === null ? '' : ' with version'}`;
    });
    return [...new Set(lines)].sort();
  }

  const staffReceive = ['founder', 'leader', 'member'].map(
    (one) => `${one}: conversation with version`,
  );

  test('staff and the client receive a live update about a new message, and other clients receive none', async () => {
    const change = `select private.add_message('${CONVERSATION}', 'staff', 'Tara', 'Secret words')`;
    expect(await recipientsOf(change)).toEqual(['client: conversation', ...staffReceive]);
  });

  test.each([
    [
      'an internal note',
      `select private.add_message('${CONVERSATION}', 'note', 'Tara', 'Secret words')`,
    ],
    [
      'the mark as spam',
      `update public.conversations set status = 'spam', version = version + 1 where id = '${CONVERSATION}'`,
    ],
  ])('only staff receive a live update about %s', async (_, change) => {
    expect(await recipientsOf(change)).toEqual(staffReceive);
  });

  test('the founder, the staff and the clients of a project receive a live update about a public project event', async () => {
    const leader = `(select s from public.staff s where s.staff_id = 'TL001')`;
    const event = (isInternal: boolean) =>
      `select private.add_project_event('${PROJECT}', 'note', ${leader}, 'Words', ${isInternal})`;
    const staff = ['founder', 'leader'].flatMap((one) => [
      `${one}: project`,
      `${one}: project with version`,
    ]);
    expect(await recipientsOf(event(false))).toEqual(['client: project', ...staff]);
    expect(await recipientsOf(event(true))).toEqual(staff);
  });

  test('only the founder and the staff of a project receive live updates about its tasks', async () => {
    expect(await recipientsOf(`update public.tasks set version = 2 where id = '${TASK}'`)).toEqual([
      'founder: task with version',
      'leader: task with version',
    ]);
  });

  const moveTask = (project: string | null) =>
    `update public.tasks set project_id = ${project && `'${project}'`}, version = version + 1 where id = '${TASK}'`;

  test('the staff of the earlier project receive a live update about a task that was moved', async () => {
    expect(await recipientsOf(moveTask(OTHER_PROJECT))).toContain('leader: task');
    await recipientsOf(moveTask(PROJECT));
  });

  test('all staff and no client receive live updates about a task without a project', async () => {
    const toAll = ['founder', 'leader', 'member'].map((one) => `${one}: task with version`);
    expect(await recipientsOf(moveTask(null))).toEqual(expect.arrayContaining(toAll));
    expect(await recipientsOf(`update public.tasks set version = 9 where id = '${TASK}'`)).toEqual(
      toAll,
    );
    expect(await recipientsOf(moveTask(OTHER_PROJECT))).toContain('member: task');
    await recipientsOf(moveTask(PROJECT));
  });

  test('the members of a project receive live updates about complete files and their comments, but not about unfinished uploads', async () => {
    const file = '90000000-0000-4000-8000-0000000000ff';
    const upload = `insert into public.files (id, project_id, name, size, media_type, from_staff, uploader_name)
      values ('${file}', '${PROJECT}', 'secret.pdf', 9, 'application/pdf', true, 'Tara')`;
    const confirm = `update public.files set state = 'ready', ready_at = now(), sha256 = repeat('0', 64)
      where id = '${file}'`;
    expect(await recipientsOf(upload)).toEqual([]);
    expect(await recipientsOf(confirm)).toEqual(['client: file', 'founder: file', 'leader: file']);
    const comment = `insert into public.file_comments (id, file_id, number, body, from_staff, author_name)
      values (gen_random_uuid(), '${file}', 1, 'Secret words', true, 'Tara')`;
    expect(await recipientsOf(comment)).toEqual(['client: file', 'founder: file', 'leader: file']);
    expect(await recipientsOf(`delete from public.files where id = '${file}'`)).toHaveLength(3);
  });

  test('the members of a project receive a live update about a new staff request', async () => {
    const ask = `insert into public.asks (id, project_id, kind, text_en, asked_by_name)
      values (gen_random_uuid(), '${PROJECT}', 'answer', 'Secret words', 'Tara')`;
    expect(await recipientsOf(ask)).toEqual([
      'client: ask',
      'founder: ask with version',
      'leader: ask with version',
    ]);
  });

  test('only the owner of a saved view receives a live update when its name changes', async () => {
    const rename = `update public.saved_views set name = 'Other', version = 2 where user_id = '${LEADER}'`;
    expect(await recipientsOf(rename)).toEqual(['leader: view with version']);
  });

  test('a removed staff member receives a live update about the removal, but no later updates of the project', async () => {
    const remove = `delete from public.project_staff where project_id = '${PROJECT}' and staff_id = 'TL001'`;
    expect(await recipientsOf(remove)).toEqual(['founder: project', 'leader: project']);
    expect(await recipientsOf(`update public.tasks set version = 3 where id = '${TASK}'`)).toEqual([
      'founder: task with version',
    ]);
  });

  test('an ended session receives a live update about its end, but no later updates', async () => {
    const end = `set role supabase_auth_admin; delete from auth.sessions where user_id = '${LEADER}'`;
    expect(await recipientsOf(end)).toEqual(['leader: ended']);
    const change = `select private.add_message('${CONVERSATION}', 'note', 'Tara', 'Words')`;
    expect(await recipientsOf(change)).not.toContain('leader: conversation with version');
  });

  const session = (person: string) => `10000000-0000-4000-8000-0000000000${person}`;
  const joins = (person: string, topic: string, aal = 'aal2') =>
    database?.ask(
      `reset role; delete from realtime.messages;
      select realtime.send('{}', 'update', '${topic}', true);
      select set_config('realtime.topic', '${topic}', false), set_config('request.jwt.claims', '${JSON.stringify(
        { sub: `00000000-${session(person).slice(9)}`, session_id: session(person), aal },
      )}', false);
      set role authenticated`,
      'select count(*)::integer from realtime.messages',
    );

  test('a session can join only its own Realtime topic, and a staff session needs the second factor', async () => {
    expect(await joins('04', `session:${session('04')}`)).toBe(1);
    expect(await joins('05', `session:${session('04')}`)).toBe(0);
    expect(await joins('03', `session:${session('03')}`)).toBe(1);
    expect(await joins('03', `session:${session('03')}`, 'aal1')).toBe(0);
    expect(await joins('04', `session:${session('99')}`)).toBe(0);
  });

  test('a user session cannot send messages to a Realtime topic', async () => {
    const send = `reset role; delete from realtime.messages; set role authenticated;
      select realtime.send('{}', 'update', 'session:${session('04')}', true); reset role`;
    const count = 'select count(*)::integer from realtime.messages';
    expect(await database?.ask(send, count)).toBe(0);
  });

  test.each([
    [
      'an old session',
      `update auth.sessions set refreshed_at = null, created_at = now() - interval '2 days'`,
    ],
    ['an expired session', 'update auth.sessions set not_after = now(), created_at = now()'],
  ])('%s receives no live update', async (_, change) => {
    const sql = `begin; ${change} where user_id = '${CLIENT}';
      select private.add_message('${CONVERSATION}', 'staff', 'Tara', 'Words'); commit`;
    expect(await recipientsOf(sql)).not.toContain('client: conversation');
  });

  test('a removed staff member receives a live update about the lost role', async () => {
    const remove = `delete from public.staff where staff_id = 'TM001'`;
    expect(await recipientsOf(remove)).toContain('member: role');
  });
});
