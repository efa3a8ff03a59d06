import { createHash, randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accessTestActors,
  createAccountTokenClaims,
  createSetClaimsSql,
  createTestUuid,
} from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// people.sql has a project of the client and the team leader. The team member is not on it.
const PROJECT = createTestUuid(4, 1);
const FILE_HASH = createHash('sha256').update('bytes').digest('hex');

interface Ask {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly round: number;
  readonly change_request: string;
}

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  const sql = (query: string, script = ''): Promise<unknown> => {
    if (!database) throw new Error('The database is missing.');
    return database.ask(
      `reset role; select set_config('request.jwt.claims', '', false),
        set_config('request.jwt.claim.sub', '', false); ${script}`,
      query,
    );
  };

  /** Runs a query of one JSON value as a test caller of the authorisation matrix. */
  const as = (name: string, query: string): Promise<unknown> => {
    const actor = accessTestActors.find((one) => one.name === name);
    return sql(query, createSetClaimsSql(actor?.claims ?? {}));
  };
  const call = (name: string, expression: string): Promise<unknown> =>
    as(name, `select to_jsonb(t) from public.${expression} t`);
  const refusal = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'not refused',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );

  /**
   * Adds an ask as the team leader.
   * @param more further arguments of `add_ask`
   */
  const addAsk = async (kind: string, more = '', text = 'Opening hours'): Promise<Ask> =>
    (await call(
      'team leader',
      `add_ask('${randomUUID()}', '${PROJECT}', '${kind}', '${text}' ${more})`,
    )) as Ask;
  const addApproval = (content = 'Tea from the hills') =>
    addAsk('approval', `, content => '${content}'`, 'Text of the first page');
  const setState = (ask: Ask, state: string, words = '') =>
    call(
      'team leader',
      `set_ask_state('${ask.id}', '${state}', ${ask.version}, '${words}')`,
    ) as Promise<Ask>;
  const answer = (ask: Ask, text: string, by = 'client') =>
    call(by, `answer_ask('${ask.id}', '${text}', ${ask.version})`);
  const decide = (ask: Ask, decision: string, words = '', by = 'client') =>
    call(by, `decide_ask('${ask.id}', '${decision}', ${ask.version}, '${words}')`);
  const read = async (ask: Ask): Promise<Ask> =>
    (await sql(`select to_jsonb(a) from public.asks a where a.id = '${ask.id}'`)) as Ask;
  const seen = async (by: string, { id }: Ask): Promise<unknown> =>
    as(by, `select (select to_jsonb(a) from public.client_asks() a where a.id = '${id}')`);
  const addFile = async (ask: Ask | null, fromStaff: boolean): Promise<string> => {
    const id = randomUUID();
    await sql(
      'select 1',
      `insert into public.files (id, project_id, ask_id, name, size, media_type, sha256, ready_at, state, from_staff,
          uploader_name)
        values ('${id}', '${PROJECT}', ${ask ? `'${ask.id}'` : 'null'}, 'home.png', 5, 'image/png', '${FILE_HASH}',
          now(), 'ready', ${fromStaff}, 'Someone')`,
    );
    return id;
  };
  const eventsOf = (ask: Ask) =>
    sql(`select json_agg(json_build_array(e.kind, e.author_name, e.body) order by e.number)
      from public.project_events e where e.ask_id = '${ask.id}'`);

  test("staff can return a client's answer to a request with a comment, and accept the next answer", async () => {
    const ask = await addAsk('answer', `, 'খোলার সময়', null, '2026-12-01'`);
    expect(await seen('client', ask)).toMatchObject({
      project_title: 'Of the client',
      text_bn: 'খোলার সময়',
      due_on: '2026-12-01',
      state: 'open',
      asked_by_name: 'Local Team Leader',
      decision: null,
    });
    expect(await refusal(answer(ask, '  '))).toContain('Your answer is empty.');
    await answer(ask, 'Ten to six');
    // A retry after a lost response changes nothing.
    await answer(ask, 'Ten to six');
    const sent = await read(ask);
    expect(sent).toMatchObject({
      state: 'sent',
      answer: 'Ten to six',
      answered_name: 'Local Client',
      version: 2,
    });
    const returned = await setState(sent, 'open', 'And on Sundays?');
    expect(returned).toMatchObject({ state: 'open', change_request: 'And on Sundays?' });
    expect(await refusal(answer(ask, 'Closed'))).toContain('changed in the meantime');
    await answer(returned, 'Ten to six, never on Sundays');
    const done = await setState(await read(ask), 'done');
    expect(done).toMatchObject({ state: 'done', change_request: '' });
    expect(await refusal(answer(done, 'Later'))).toContain('needs no answer');
    // Undo.
    expect(await setState(done, 'sent')).toMatchObject({ state: 'sent', version: 6 });
    expect(await eventsOf(ask)).toEqual([
      ['asked', 'Local Team Leader', 'Opening hours'],
      ['received', 'Local Client', 'Opening hours'],
      ['changes', 'Local Team Leader', 'And on Sundays?'],
      ['received', 'Local Client', 'Opening hours'],
    ]);
  });

  test('a client can complete a request for files only after uploading a file', async () => {
    const ask = await addAsk('files', ', file_count => 6', 'Pictures');
    const empty = 'No file is here yet.';
    expect(await refusal(answer(ask, ''))).toContain(empty);
    await addFile(ask, true);
    expect(await refusal(answer(ask, ''))).toContain(empty);
    await addFile(ask, false);
    await answer(ask, '');
    expect(await read(ask)).toMatchObject({ state: 'sent', answer: '' });
  });

  test.each([
    ['no text', `'answer', ' ', ''`, 'asks_text_given'],
    ['a text of 301 characters', `'answer', repeat('x', 301), ''`, 'asks_text_en_size'],
    ['51 files', `'files', 'Pictures', '', 51`, 'asks_file_count_range'],
    ['a number of files for an answer', `'answer', 'Hours', '', 3`, 'asks_file_count_range'],
    [
      'a due date of five digits',
      `'answer', 'Hours', '', null, '20261-01-01'`,
      'asks_due_on_range',
    ],
    ['an approval of nothing', `'approval', 'Logo', ''`, 'needs a file or a text'],
    [
      'an approval of a file of no project',
      `'approval', 'Logo', '', null, null, '${randomUUID()}'`,
      'not in the project',
    ],
    [
      'content for an answer',
      `'answer', 'Hours', '', null, null, null, 'Text'`,
      'asks_content_of_approval',
    ],
  ])('an ask with %s is refused', async (_, values, reason) => {
    const add = `add_ask('${randomUUID()}', '${PROJECT}', ${values})`;
    expect(await refusal(call('team leader', add))).toContain(reason);
  });

  test('a retried staff request is stored once, and its ID is refused for another project', async () => {
    const ask = await addAsk('answer');
    const again = `add_ask('${ask.id}', '${PROJECT}', 'answer', 'Opening hours')`;
    expect(await call('team leader', again)).toEqual(ask);
    const elsewhere = again.replace(PROJECT, createTestUuid(4, 2));
    expect(await refusal(call('founder', elsewhere))).toContain('belongs to another request');
  });

  test('an approval of a text stores the hash of the exact text, the client, the comment and the time', async () => {
    const content = 'চা, পাহাড় থেকে ☕';
    const ask = await addApproval(content);
    const approval = await decide(ask, 'approved', ' Very good ');
    expect(approval).toMatchObject({
      ask_id: ask.id,
      round: 1,
      decision: 'approved',
      sha256: createHash('sha256').update(content).digest('hex'),
      content_name: '',
      words: 'Very good',
      decided_name: 'Local Client',
      decided_by: createTestUuid(0, 4),
      way: 'session',
    });
    expect(await seen('client', ask)).toMatchObject({
      state: 'done',
      decision: 'approved',
      decided_name: 'Local Client',
      words: 'Very good',
      way: 'session',
    });
    const [, [, , body]] = (await eventsOf(ask)) as [unknown, [string, string, string]];
    expect(body).toBe('Very good');
  });

  test('an approval of a file stores the file hash, and a new file requires a new decision', async () => {
    const file = await addFile(null, true);
    const ask = await addAsk('approval', `, file => '${file}'`, 'First page');
    expect(await decide(ask, 'changes', 'A larger logo')).toMatchObject({
      sha256: FILE_HASH,
      content_name: 'home.png',
      decision: 'changes',
    });
    const changed = await read(ask);
    expect(changed.state).toBe('sent');
    expect(await refusal(setState(changed, 'done'))).toContain('does not allow this change');
    const next = await addFile(null, true);
    const asked = (await call(
      'team leader',
      `ask_again('${ask.id}', ${changed.version}, '${next}')`,
    )) as Ask;
    expect(asked).toMatchObject({ state: 'open', round: 2, file_id: next });
    expect(await seen('client', ask)).toMatchObject({ decision: null, round: 2 });
    // The client saw the earlier file.
    expect(await refusal(decide(ask, 'approved'))).toContain('changed in the meantime');
    await decide(asked, 'approved');
    const done = await read(ask);
    const again = `ask_again('${ask.id}', ${done.version}, '${file}')`;
    expect(await refusal(call('team leader', again))).toContain('closed');
    expect(await refusal(setState(done, 'withdrawn'))).toContain('does not allow this change');
    const rounds = await sql(
      `select json_agg(a.decision order by a.round) from public.approvals a where a.ask_id = '${ask.id}'`,
    );
    expect(rounds).toEqual(['changes', 'approved']);
  });

  test('a second decision about one approval is refused with the name and date of the first decision', async () => {
    const ask = await addApproval();
    await decide(ask, 'approved');
    const late = await refusal(decide(await read(ask), 'changes', 'No'));
    expect(late).toMatch(/^Local Client approved this on \d{1,2} [A-Z][a-z]+ \d{4}\.$/);
  });

  test('a file cannot be removed while its approval is open, or after a client has approved it', async () => {
    const file = await addFile(null, true);
    const ask = await addAsk('approval', `, file => '${file}'`, 'First page');
    const remove = () =>
      refusal(
        sql(
          `select to_jsonb(private.check_file_removal(f)::text) from public.files f where f.id = '${file}'`,
        ),
      );
    expect(await remove()).toContain('belongs to an approval');
    const withdrawn = await setState(ask, 'withdrawn');
    expect(await remove()).toBe('not refused');
    await decide(await setState(withdrawn, 'open'), 'approved');
    expect(await remove()).toContain('belongs to an approval');
  });

  test('a project waits for the client while a staff request is open or its next step is the client’s', async () => {
    const waits = (by = 'team leader') =>
      as(
        by,
        `select to_jsonb(count(*)) from public.projects_waiting_for_client() p where p.id = '${PROJECT}'`,
      );
    const setNext = (side: string) =>
      sql('select 1', `update public.projects set ${side} where id = '${PROJECT}';`);
    await sql(
      'select 1',
      `update public.asks set state = 'withdrawn' where project_id = '${PROJECT}' and state = 'open';`,
    );
    await setNext(`waiting_on = null, waiting_for = ''`);
    expect(await waits()).toBe(0);
    // Two open requests of one project return the project once.
    const [ask, second] = [await addAsk('answer'), await addAsk('answer')];
    expect(await waits()).toBe(1);
    expect([await waits('founder'), await waits('team member')]).toEqual([1, 0]);
    await answer(ask, 'Nine to five');
    expect(await waits()).toBe(1);
    await setState(second, 'withdrawn');
    expect(await waits()).toBe(0);
    await setNext(`waiting_on = 'us', waiting_for = 'Pictures'`);
    expect(await waits()).toBe(0);
    await setNext(`waiting_on = 'client'`);
    expect(await waits()).toBe(1);
    expect(await waits('client')).toBe(0);
  });

  test('a file upload is accepted only for an open staff request of the same project, and not for an approval', async () => {
    const ask = await addAsk('files', '', 'Pictures');
    const check = (id: string, project = PROJECT) =>
      refusal(sql(`select to_jsonb(private.check_file_ask('${id}', '${project}')::text)`));
    expect(await check(ask.id)).toBe('not refused');
    expect(await check(ask.id, createTestUuid(4, 2))).toContain('does not exist');
    expect(await check((await addApproval()).id)).toContain('needs no more files');
    await setState(ask, 'done');
    expect(await check(ask.id)).toContain('needs no more files');
  });

  test.each(['another client', 'team member', 'unconfirmed', 'removed founder', 'anonymous'])(
    '%s sees no ask and no approval, and cannot answer or decide',
    async (stranger) => {
      const ask = await addApproval();
      const question = await addAsk('answer');
      for (const query of [
        `select to_jsonb(count(*)) from public.asks a where a.id = '${ask.id}'`,
        `select to_jsonb(count(*)) from public.approvals a where a.ask_id = '${createTestUuid('a', 4)}'`,
        `select to_jsonb(count(*)) from public.client_asks() a where a.id = '${ask.id}'`,
      ]) {
        const found = await as(stranger, query).catch(() => 0);
        expect(Number(found), query).toBe(0);
      }
      expect(await refusal(decide(ask, 'approved', '', stranger))).not.toBe('not refused');
      expect(await refusal(answer(question, 'Me', stranger))).not.toBe('not refused');
      expect([(await read(ask)).state, (await read(question)).state]).toEqual(['open', 'open']);
    },
  );

  test('a client who was removed from a project cannot see or answer its staff requests', async () => {
    const ask = await addAsk('answer');
    const people = `public.project_people where project_id = '${PROJECT}' and user_id = '${createTestUuid(0, 4)}'`;
    await sql('select 1', `delete from ${people}`);
    expect(await seen('client', ask)).toBeNull();
    expect(await refusal(answer(ask, 'Still me'))).toContain('not yours');
    await sql(
      'select 1',
      `insert into public.project_people values ('${PROJECT}', '${createTestUuid(0, 4)}')`,
    );
    expect(await seen('client', ask)).toMatchObject({ state: 'open' });
  });

  test.each(['postgres', 'service_role', 'authenticated'])(
    'the role %s cannot change or delete an approval',
    async (role) => {
      for (const statement of [
        `update public.approvals set words = 'Forged'`,
        `delete from public.approvals`,
        `truncate public.approvals cascade`,
        `delete from public.asks where state = 'done' and kind = 'approval'`,
        `delete from public.projects where id = '${PROJECT}'`,
      ]) {
        await sql('select 1', `set role ${role}; ${statement}; reset role`).catch(() => undefined);
      }
      const left = await sql(
        `select json_build_object('seeded', count(*) filter (where a.ask_id in ('${createTestUuid('a', 2)}', '${createTestUuid('a', 4)}')),
          'forged', count(*) filter (where a.words = 'Forged')) from public.approvals a`,
      );
      expect(left).toEqual({ seeded: 2, forged: 0 });
    },
  );

  test('a database session that disables triggers cannot change an approval', async () => {
    const forge = `set session_replication_role = replica; update public.approvals set words = 'Forged'`;
    expect(await refusal(sql('select 1', forge))).toMatch(/cannot be changed|permission denied/);
    await sql('select 1', 'reset session_replication_role').catch(() => undefined);
  });

  test('deleting a client account deletes the answers, but approvals keep the name of the client', async () => {
    const leaver = createTestUuid(0, 77);
    await sql(
      'select 1',
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
          values ('${leaver}', 'authenticated', 'authenticated', 'leaver@torsa.example', now(),
            '{"fullName": "Rina Das"}', now(), now());
        insert into auth.sessions (id, user_id, created_at, updated_at) values ('${leaver}', '${leaver}', now(), now());
        insert into public.project_people values ('${PROJECT}', '${leaver}')`,
    );
    const asLeaver = (query: string) =>
      sql(query, createSetClaimsSql({ ...createAccountTokenClaims(leaver), session_id: leaver }));
    const question = await addAsk('answer');
    const approval = await addApproval();
    await asLeaver(`select to_jsonb(public.answer_ask('${question.id}', 'My secret', 1)::text)`);
    await asLeaver(`select to_jsonb(public.decide_ask('${approval.id}', 'approved', 1))`);
    const exported = await asLeaver('select public.export_my_data()');
    expect(exported).toMatchObject({
      asks: expect.arrayContaining([expect.objectContaining({ id: question.id })]),
      answers: [{ ask: question.id, answer: 'My secret' }],
      approvals: [{ ask_id: approval.id, decided_name: 'Rina Das' }],
    });
    await sql('select 1', `delete from auth.users where id = '${leaver}'`);
    expect(await read(question)).toMatchObject({ answer: '', answered_name: '', state: 'sent' });
    expect(await eventsOf(question)).toContainEqual(['received', '', 'Opening hours']);
    expect(await seen('client', approval)).toMatchObject({ decided_name: 'Rina Das' });
    expect(await eventsOf(approval)).toContainEqual(['approved', 'Rina Das', expect.any(String)]);
  });
});
