import { randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessTestActors, createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// The callers and rows come from people.sql. Client 4 owns project 1 and conversation 1, and staff 2 works on project 1.

const FOUNDER = '00000000-0000-4000-8000-000000000001';
const LEADER = '00000000-0000-4000-8000-000000000002';
const CLIENT = '00000000-0000-4000-8000-000000000004';
const OTHER = '00000000-0000-4000-8000-000000000005';
const PROJECT = '40000000-0000-4000-8000-000000000001';
const CONVERSATION = '20000000-0000-4000-8000-000000000001';

interface Comment {
  readonly id: string;
  readonly number: number;
  readonly body: string;
  readonly x: number | null;
  readonly y: number | null;
  readonly from_staff: boolean;
  readonly author_name: string;
}

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => database?.close());
  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  const ask = async (query: string, script = ''): Promise<unknown> =>
    database?.ask(
      `rollback; reset role; select set_config('request.jwt.claims', '', false),
        set_config('request.jwt.claim.sub', '', false); ${script}`,
      query,
    );
  const as = (account: string, query: string, script = '') =>
    ask(query, `${script} ${createSetClaimsSql(createAccountTokenClaims(account))}`);

  const inConversation = `conversation_id, message_id) values ('${CONVERSATION}', '30000000-0000-4000-8000-000000000001'`;
  const unsent = `conversation_id) values ('${CONVERSATION}'`;

  /** Stores an uploaded file of the client. */
  async function addFile(place = `project_id) values ('${PROJECT}'`, state = 'ready') {
    const id = randomUUID();
    const [columns, values] = place.split(') values (');
    const checked = state === 'uploading' ? 'null, null' : `now(), repeat('0', 64)`;
    const removedAt = state === 'removing' ? 'now()' : 'null';
    await ask(
      'select 1',
      `insert into public.files (id, name, size, media_type, from_staff, uploaded_by, uploader_name, state, ready_at,
          sha256, removed_at, ${columns})
        values ('${id}', 'home.png', 4, 'image/png', false, '${CLIENT}', 'Client', '${state}', ${checked}, ${removedAt},
          ${values});`,
    );
    return id;
  }

  interface Given {
    readonly id?: string;
    readonly body?: string;
    readonly point?: string;
    readonly number?: number | 'null';
  }
  const comment = (account: string, file: string, given: Given = {}) => {
    const { id = randomUUID(), body = 'Larger', point = 'null, null', number = 'null' } = given;
    const call = `public.add_file_comment('${id}', '${file}', $b$${body}$b$, ${point}, ${number})`;
    return as(account, `select to_jsonb(t) from ${call} t`) as Promise<Comment>;
  };
  const remove = (account: string, { id }: Comment) =>
    as(account, `select to_jsonb(public.remove_file_comment('${id}')::text)`);
  const numbersSeen = (account: string, file: string) =>
    as(
      account,
      `select coalesce(jsonb_agg(c.number order by c.number), '[]') from public.file_comments c
        where c.file_id = '${file}'`,
    );

  test('each file comment of a client or staff member has a number, an author and a position on the picture', async () => {
    const file = await addFile();
    expect(await comment(CLIENT, file, { body: ' Larger\n', point: '0.25, 1' })).toMatchObject({
      number: 1,
      body: 'Larger',
      x: 0.25,
      y: 1,
      from_staff: false,
    });
    expect(await comment(LEADER, file)).toMatchObject({ number: 2, x: null, from_staff: true });
    expect(await numbersSeen(FOUNDER, file)).toEqual([1, 2]);
    expect(await numbersSeen(OTHER, file)).toEqual([]);
  });

  test('only callers who can read a file can read the comments on the file', async () => {
    for (const place of [undefined, inConversation]) {
      const file = await addFile(place);
      await comment(CLIENT, file);
      for (const { name, role, claims } of accessTestActors) {
        if (role === 'anon') continue;
        const count = (table: string, column: string) =>
          ask(
            `select count(*)::integer from public.${table} where ${column} = '${file}'`,
            createSetClaimsSql(claims),
          );
        const seen = { file: await count('files', 'id'), name };
        expect({ file: await count('file_comments', 'file_id'), name }).toEqual(seen);
      }
    }
  });

  test.each([
    ['of another client', OTHER, undefined, 'ready'],
    ['that is removed', CLIENT, undefined, 'removing'],
    ['whose upload is unfinished', CLIENT, undefined, 'uploading'],
    ['of an unsent message', CLIENT, unsent, 'ready'],
  ])('a comment on a file %s is refused', async (_, account, place, state) => {
    const file = await addFile(place, state);
    await expect(comment(account, file)).rejects.toThrow('cannot comment');
  });

  test.each([
    ['without a text', { body: ' \n ' }, 'empty'],
    ['with a text of 2001 characters', { body: 'a'.repeat(2001) }, 'body_size'],
    ['with a point beside the picture', { point: '0.5, 1.01' }, 'y_range'],
    ['with half a point', { point: '0.5, null' }, 'whole_point'],
    ['with a point that is not a number', { point: `'NaN', 0` }, 'x_range'],
  ])('a comment %s is refused', async (_, given, reason) => {
    await expect(comment(LEADER, await addFile(), given)).rejects.toThrow(reason);
  });

  test('a retried comment is stored once, and the same ID with another text or author is refused', async () => {
    const file = await addFile();
    const id = randomUUID();
    expect(await comment(CLIENT, file, { id })).toEqual(await comment(CLIENT, file, { id }));
    await expect(comment(CLIENT, file, { id, body: 'Smaller' })).rejects.toThrow('another comment');
    await expect(comment(LEADER, file, { id })).rejects.toThrow('another comment');
    expect(await numbersSeen(CLIENT, file)).toEqual([1]);
  });

  test('only the author of a file comment can remove it, and Undo restores it with its number', async () => {
    const file = await addFile();
    const [first, second] = [await comment(CLIENT, file), await comment(LEADER, file)];
    await expect(remove(FOUNDER, first)).rejects.toThrow('only your own');
    await expect(remove(OTHER, first)).rejects.toThrow('cannot comment');
    await remove(CLIENT, first);
    expect(await numbersSeen(LEADER, file)).toEqual([2]);
    await comment(CLIENT, file, first);
    expect(await numbersSeen(LEADER, file)).toEqual([1, 2]);
    // Another comment has taken the number of the removed comment.
    await remove(LEADER, second);
    await comment(CLIENT, file);
    expect(await comment(LEADER, file, { id: second.id, number: 2 })).toMatchObject({ number: 3 });
    expect(await comment(LEADER, file, { number: 90_000 })).toMatchObject({ number: 4 });
  });

  test("a client's file comments count under the message rate limit, and each file version has at most 200 comments", async () => {
    const file = await addFile();
    const fill = (count: number) => `begin; delete from private.rate_counts;
      insert into public.file_comments (id, file_id, number, body, from_staff, author_name)
        select gen_random_uuid(), '${file}', n, 'x', true, 'Staff' from generate_series(1, ${count}) n;`;
    const added = `select to_jsonb(t) from public.add_file_comment(gen_random_uuid(), '${file}', 'Larger') t`;
    await expect(as(LEADER, added, fill(200))).rejects.toThrow('at most 200');
    const many = `select count(*)::integer from generate_series(1, 31) n,
      lateral public.add_file_comment(gen_random_uuid(), '${file}', 'Larger ' || n)`;
    await expect(as(CLIENT, many, fill(1))).rejects.toThrow('Too many messages');
    expect(await as(LEADER, many, fill(1))).toBe(31);
  });

  test('a client’s data export contains their file comments, and deleting the account deletes only these comments', async () => {
    const file = await addFile();
    await comment(CLIENT, file, { body: 'Ours', point: '0.5, 0.5' });
    await comment(LEADER, file, { body: 'Theirs' });
    const exported = (await as(CLIENT, 'select public.export_my_data()')) as {
      file_comments: readonly object[];
    };
    const own = { file, number: 1, body: 'Ours', x: 0.5, y: 0.5 };
    expect(exported.file_comments).toContainEqual(expect.objectContaining(own));
    expect(JSON.stringify(exported.file_comments)).not.toContain('Theirs');
    const left = `select coalesce(jsonb_agg(c.body), '[]') from public.file_comments c where c.file_id = '${file}'`;
    const deletion = `begin;
      insert into public.project_people (project_id, user_id) values ('${PROJECT}', '${OTHER}') on conflict do nothing;
      ${writer} delete from auth.users where id = '${CLIENT}'; reset role;`;
    expect(await ask(left, deletion)).toEqual(['Theirs']);
  });
});
