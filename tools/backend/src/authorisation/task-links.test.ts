import { createHash, randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';
import { type HostedSupabaseTestDatabase, openHostedSupabaseTestDatabase } from './hosted.ts';

const LEADER = '00000000-0000-4000-8000-000000000002';
const CLIENT = { id: '00000000-0000-4000-8000-000000000004', email: 'client@torsa.example' };
const OTHER = { id: '00000000-0000-4000-8000-000000000005', email: 'other@torsa.example' };
const PROJECT = '40000000-0000-4000-8000-000000000001';
const CONTENT = 'Open every day from nine to six.';

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL that runs the next statements as a visitor from a network. */
const asVisitor = (network: string) =>
  `select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false),
    set_config('request.headers', '${JSON.stringify({ 'x-forwarded-for': network })}', false);
  set role anon`;

let networks = 0;
/** Returns a network that no other test uses. */
const newNetwork = () => {
  networks += 1;
  return `203.0.113.${networks}`;
};

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  const ask = async <Result>(script: string, query = 'select 1') =>
    (await database?.ask(`reset role; ${script}`, query)) as Result;
  const asAuthServer = (sql: string) => ask(`${writer} ${sql}; reset role`);
  const visit = <Result>(query: string, network = newNetwork()) =>
    ask<Result>(asVisitor(network), `select ${query}`);

  beforeEach(async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    await ask(`insert into public.project_people (project_id, user_id)
      values ('${PROJECT}', '${CLIENT.id}') on conflict do nothing`);
    await ask('delete from private.outbox');
  });

  /** Adds an ask as the leader, and returns its ID. */
  async function addAsk(kind = 'approval', content: string | null = CONTENT): Promise<string> {
    const id = randomUUID();
    await ask(
      createSetClaimsSql(createAccountTokenClaims(LEADER)),
      `select public.add_ask('${id}', '${PROJECT}', '${kind}', 'Please check this.', '', null, null, null,
        ${kind === 'approval' && content ? quote(content) : 'null'})`,
    );
    return id;
  }

  const createLink = (id: string, { id: account, email } = CLIENT) =>
    ask<string | null>('', `select private.create_task_link('${id}', '${account}', '${email}')`);

  /** Adds an ask with a link, and returns both. */
  async function addLink(kind?: string): Promise<{ id: string; token: string }> {
    const id = await addAsk(kind);
    return { id, token: (await createLink(id)) ?? '' };
  }

  const openLink = (token: string, network?: string) =>
    visit<Record<string, unknown> | null>(`public.open_task_link(${quote(token)})`, network);
  const stateOf = async (token: string) => (await openLink(token))?.['state'] ?? null;
  const decide = (token: string, decision = 'approved', words = '') =>
    visit<Record<string, unknown> | null>(
      `public.link_decide(${quote(token)}, '${decision}', ${quote(words)})`,
    );
  const approvalsOf = (id: string) =>
    ask<readonly unknown[] | null>(
      '',
      `select json_agg(json_build_object('decision', decision, 'sha256', sha256, 'by', decided_by,
        'name', decided_name, 'way', way, 'words', words) order by round)
      from public.approvals where ask_id = '${id}'`,
    );
  const refusal = async (query: string, network?: string) =>
    visit(query, network).then(
      () => undefined,
      (error: unknown) => String(error instanceof Error ? error.message : error),
    );

  test('§10.63 only the email contains the token of a one-purpose link, and the database stores only its hash', async () => {
    const id = await addAsk();
    await ask(`update private.outbox set send_after = now()`);
    const [mail] = await ask<readonly { recipient: string; data: Record<string, string> }[]>(
      '',
      `select json_agg(json_build_object('recipient', recipient, 'data', data))
        from public.claim_mails(50) where template = 'asked'`,
    );
    const token = mail?.data['token'] ?? '';
    expect([mail?.recipient, token]).toEqual([
      CLIENT.email,
      expect.stringMatching(/^[\w-]{42}[A-Za-z0-9]$/),
    ]);
    const hash = createHash('sha256').update(token).digest('hex');
    const stored = await ask(
      '',
      `select json_build_object('link', (select encode(token_hash, 'hex') from private.task_links where ask_id = '${id}'),
        'outbox', (select bool_or(o::text like '%${token}%') from private.outbox o))`,
    );
    expect(stored).toEqual({ link: hash, outbox: false });
    expect(await stateOf(token)).toBe('open');
  });

  test('a reminder email contains a new one-purpose link', async () => {
    const id = await addAsk();
    await ask(`insert into private.outbox (ask_id, project_id, recipient, template, data)
      select ask_id, project_id, recipient, 'ask_reminder', '{"is_late": true}' from private.outbox;
      update private.outbox set send_after = now()`);
    const tokens = await ask<readonly string[]>(
      '',
      `select json_agg(data ->> 'token' order by template) from public.claim_mails(50)`,
    );
    expect(new Set(tokens).size).toBe(2);
    expect(await Promise.all(tokens.map(stateOf))).toEqual(['open', 'open']);
    await decide(tokens[1] ?? '');
    expect(await approvalsOf(id)).toHaveLength(1);
    expect(await stateOf(tokens[0] ?? '')).toBe('used');
  });

  test('emails to staff and emails about a finished request contain no link that works without a login', async () => {
    const { token } = await addLink();
    await ask('delete from private.outbox');
    await decide(token);
    await ask(`update private.outbox set send_after = now()`);
    const tokens = await ask('', `select json_agg(data ->> 'token') from public.claim_mails(50)`);
    expect(tokens).toEqual([null, null]);
  });

  // Some mail programs end a link before a hyphen or an underscore at the end of its address.
  test('the token of a one-purpose link never ends with a hyphen or an underscore', async () => {
    const id = await addAsk();
    const tokens = await ask<readonly string[]>(
      '',
      `select json_agg(private.create_task_link('${id}', '${CLIENT.id}', '${CLIENT.email}'))
        from generate_series(1, 300)`,
    );
    expect(new Set(tokens).size).toBe(300);
    expect(tokens.filter((token) => !/^[\w-]{42}[A-Za-z0-9]$/.test(token))).toEqual([]);
  });

  test('§10.63 a one-purpose link shows only its task and its client, and opening the link fifty times changes nothing', async () => {
    const { token } = await addLink();
    const everything = `select json_build_array(
      (select json_agg(a order by id) from public.asks a), (select json_agg(l order by token_hash) from private.task_links l),
      (select count(*) from public.approvals), (select count(*) from public.project_events),
      (select count(*) from auth.sessions), (select count(*) from private.rate_counts))`;
    const before = await ask('', everything);
    const network = newNetwork();
    for (let times = 0; times < 49; times += 1) await openLink(token, network);
    const task = await openLink(token, network);
    expect(task).toEqual({
      state: 'open',
      person: 'Local Client',
      project: 'Of the client',
      file: null,
      files: [],
      ask: expect.objectContaining({
        kind: 'approval',
        text_en: 'Please check this.',
        content: CONTENT,
      }),
    });
    expect(JSON.stringify(task)).not.toMatch(/Secret|email|@/);
    expect(await ask('', everything)).toEqual(before);
  });

  test('§10.63 a decision by a one-purpose link records the client and content hash, creates no session and ends the link', async () => {
    const { id, token } = await addLink();
    const sessions = 'select count(*)::int from auth.sessions';
    const before = await ask('', sessions);
    const first = await decide(token, 'approved', 'Thank you.');
    expect(first).toEqual({
      state: 'used',
      ask: expect.objectContaining({ decision: 'approved', decided_name: 'Local Client' }),
    });
    const record = {
      decision: 'approved',
      sha256: createHash('sha256').update(CONTENT).digest('hex'),
      by: CLIENT.id,
      name: 'Local Client',
      way: 'link',
      words: 'Thank you.',
    };
    expect(await approvalsOf(id)).toEqual([record]);
    // A second use shows the record, also after a response that was lost.
    expect(await decide(token, 'changes', 'No.')).toEqual(first);
    expect(await openLink(token)).toEqual(first);
    expect(await approvalsOf(id)).toEqual([record]);
    expect(await ask('', sessions)).toBe(before);
    expect(JSON.stringify(first)).not.toContain(CONTENT);
  });

  test('§10.63 a one-purpose link records the decision of its own client, even if another person is logged in', async () => {
    const { id, token } = await addLink();
    await ask(
      createSetClaimsSql(createAccountTokenClaims(OTHER.id)),
      `select public.link_decide('${token}', 'approved')`,
    );
    expect(await approvalsOf(id)).toEqual([
      expect.objectContaining({ by: CLIENT.id, way: 'link' }),
    ]);
  });

  test("the one-purpose links of a request's email and of its reminder work until the client uses one of them", async () => {
    const { id, token } = await addLink();
    const reminder = (await createLink(id)) ?? '';
    expect(await stateOf(token)).toBe('open');
    await decide(reminder);
    expect([await stateOf(token), await stateOf(reminder)]).toEqual(['used', 'used']);
  });

  test('a one-purpose link shows the decision of another client and accepts no second decision', async () => {
    const { id, token } = await addLink();
    await ask(`insert into public.project_people values ('${PROJECT}', '${OTHER.id}')`);
    await decide((await createLink(id, OTHER)) ?? '');
    const late = await decide(token, 'changes', 'No.');
    expect(late).toMatchObject({ state: 'done', ask: { decision: 'approved' } });
    expect(await approvalsOf(id)).toEqual([expect.objectContaining({ by: OTHER.id })]);
    await ask(
      `delete from public.project_people where user_id = '${OTHER.id}' and project_id = '${PROJECT}'`,
    );
  });

  test('§10.63 a one-purpose link expires after 14 days', async () => {
    const { id, token } = await addLink();
    const age = (days: number) =>
      ask(
        `update private.task_links set expires_at = expires_at - interval '${days} days' where ask_id = '${id}'`,
      );
    await age(13.9);
    expect(await stateOf(token)).toBe('open');
    await age(0.2);
    expect(await decide(token)).toMatchObject({ state: 'expired' });
    expect(await approvalsOf(id)).toBeNull();
  });

  test('a one-purpose link accepts no decision after staff have changed the content or withdrawn the request', async () => {
    const { id, token } = await addLink();
    await decide((await createLink(id)) ?? '', 'changes', 'Shorter.');
    const second = await addLink();
    await ask(
      createSetClaimsSql(createAccountTokenClaims(LEADER)),
      `select public.ask_again('${second.id}', 1, null, 'Closed on Sundays.')`,
    );
    expect(await decide(second.token)).toMatchObject({ state: 'replaced' });
    expect(await approvalsOf(second.id)).toBeNull();
    await ask(
      createSetClaimsSql(createAccountTokenClaims(LEADER)),
      `select public.ask_again('${id}', 2, null, 'Closed on Sundays.')`,
    );
    expect(await stateOf(token)).toBe('used');
    const third = await addLink();
    await ask(
      createSetClaimsSql(createAccountTokenClaims(LEADER)),
      `select public.set_ask_state('${third.id}', 'withdrawn', 1)`,
    );
    expect(await decide(third.token)).toMatchObject({ state: 'replaced' });
  });

  test.each([
    [
      'left the project',
      `delete from public.project_people where user_id = '${CLIENT.id}'`,
      `insert into public.project_people values ('${PROJECT}', '${CLIENT.id}')`,
    ],
    [
      'moved to another address',
      `update auth.users set email = 'moved@torsa.example' where id = '${CLIENT.id}'`,
      `update auth.users set email = '${CLIENT.email}' where id = '${CLIENT.id}'`,
    ],
  ])(
    '§10.63 the links of a client who %s are gone, even if that is undone',
    async (_, change, undo) => {
      const { id, token } = await addLink();
      const run = change.includes('auth.users') ? asAuthServer : ask;
      await run(change);
      expect(await decide(token)).toBeNull();
      await run(undo);
      expect(await decide(token)).toBeNull();
      expect(await approvalsOf(id)).toBeNull();
    },
  );

  test.each([
    ['banned', `banned_until = now() + interval '1 day'`, 'banned_until = null'],
    ['deleted', 'deleted_at = now()', 'deleted_at = null'],
    ['unconfirmed', 'email_confirmed_at = null', 'email_confirmed_at = now()'],
  ])(
    '§10.63 the link of a %s client does nothing, and no new link is made',
    async (_, change, undo) => {
      const { id, token } = await addLink();
      await asAuthServer(`update auth.users set ${change} where id = '${CLIENT.id}'`);
      expect([await decide(token), await createLink(id)]).toEqual([null, null]);
      await asAuthServer(`update auth.users set ${undo} where id = '${CLIENT.id}'`);
      expect(await approvalsOf(id)).toBeNull();
    },
  );

  test('§10.63 deleting an account deletes its one-purpose links', async () => {
    const id = await addAsk();
    const account = { id: randomUUID(), email: `${randomUUID()}@torsa.example` };
    await asAuthServer(`insert into auth.users (id, aud, role, email, email_confirmed_at)
      values ('${account.id}', 'authenticated', 'authenticated', '${account.email}', now())`);
    await ask(`insert into public.project_people values ('${PROJECT}', '${account.id}')`);
    const token = (await createLink(id, account)) ?? '';
    expect(await stateOf(token)).toBe('open');
    await ask(`delete from auth.users where id = '${account.id}'`);
    expect(await decide(token)).toBeNull();
    expect(await approvalsOf(id)).toBeNull();
  });

  test('§10.63 staff get no one-purpose links, and the link of a client who becomes staff stops working', async () => {
    const { id, token } = await addLink();
    expect(await createLink(id, { id: LEADER, email: 'tl001@torsa.example' })).toBeNull();
    await ask(`insert into public.staff (email, role, staff_id, name)
      values ('${CLIENT.email}', 'founder', 'NEW001', 'New'); delete from private.staff_invitations`);
    expect([await decide(token), await createLink(id)]).toEqual([null, null]);
    await ask(`delete from public.staff where staff_id = 'NEW001'`);
    expect(await approvalsOf(id)).toBeNull();
  });

  test('§10.63 after twenty unknown link tokens in an hour, a network gets status 429 even for a known token', async () => {
    const { token } = await addLink();
    const network = newNetwork();
    const calls = [
      `public.open_task_link('x')`,
      `public.link_decide('x', 'approved')`,
      `public.link_answer('x', 'Yes')`,
      `public.link_add_file('x', gen_random_uuid(), 'a.png', 1, 'image/png')`,
    ];
    for (let times = 0; times < 20; times += 1) {
      expect(await visit(calls[times % 4] ?? '', network)).toBeNull();
    }
    const limited = expect.stringContaining('Too many wrong links');
    for (const call of calls) expect(await refusal(call, network)).toEqual(limited);
    expect(await refusal(`public.open_task_link('${token}')`, network)).toEqual(limited);
    expect(await stateOf(token)).toBe('open');
    await ask(`update private.rate_counts set ends_at = now()`);
    expect((await openLink(token, network))?.['state']).toBe('open');
  });

  test('the edge function counts unknown link tokens per IP address of the browser, or per /64 network for IPv6', async () => {
    const { token } = await addLink();
    const fileOf = (one: string, network: string) =>
      ask(
        '',
        `select count(*)::int from public.link_file('${one}', gen_random_uuid(), '${network}')`,
      );
    for (let times = 1; times <= 20; times += 1) await fileOf('x', `2001:db8:1:2::${times}`);
    await expect(fileOf(token, '2001:db8:1:2:3::4')).rejects.toThrow('Too many wrong links');
    expect(await fileOf(token, '2001:db8:1:3::4')).toBe(0);
  });

  test('§10.63 an answer by a one-purpose link is stored for its request and ends the link', async () => {
    const { id, token } = await addLink('answer');
    expect(await refusal(`public.link_decide('${token}', 'approved')`)).toContain(
      'needs no decision',
    );
    expect(await visit(`public.link_answer('${token}', 'On Monday.')`)).toMatchObject({
      state: 'used',
      ask: { answered_name: 'Local Client' },
    });
    expect(await visit(`public.link_answer('${token}', 'Never.')`)).toMatchObject({
      state: 'used',
    });
    expect(
      await ask(
        '',
        `select json_build_array(answer, answered_by, state) from public.asks where id = '${id}'`,
      ),
    ).toEqual(['On Monday.', CLIENT.id, 'sent']);
  });

  test('§10.63 a one-purpose link uploads only files that its client added, and downloads only files of its request', async () => {
    const { id, token } = await addLink('files');
    const other = await addLink('files');
    const file = randomUUID();
    const fileOf = (one: string, wanted = file) =>
      ask<string | null>(
        '',
        `select (select id from public.link_file('${one}', '${wanted}', null))`,
      );
    const add = (one: string, name = 'shop.png') =>
      visit(`public.link_add_file('${one}', '${file}', '${name}', 4, 'image/png')`);
    expect(await add(token)).toMatchObject({
      id: file,
      name: 'shop.png',
      size: 4,
      media_type: 'image/png',
      state: 'uploading',
      from_staff: false,
    });
    expect(
      await ask(
        '',
        `select json_build_array(ask_id, project_id, uploaded_by, from_staff, state) from public.files where id = '${file}'`,
      ),
    ).toEqual([id, PROJECT, CLIENT.id, false, 'uploading']);
    expect([await fileOf(token), await fileOf(other.token)]).toEqual([file, null]);
    await ask(
      `update public.files set state = 'ready', ready_at = now(), sha256 = repeat('0', 64) where id = '${file}'`,
    );
    expect([await fileOf(token), await fileOf(other.token)]).toEqual([file, null]);
    expect(await openLink(token)).toMatchObject({ files: [{ id: file, name: 'shop.png' }] });
    expect(await openLink(other.token)).toMatchObject({ files: [] });
    await ask(
      `update public.files set state = 'removing', removed_at = now() where id = '${file}'`,
    );
    expect(await fileOf(token)).toBeNull();
    await ask(`update public.files set state = 'ready', removed_at = null where id = '${file}'`);
    await visit(`public.link_answer('${token}', '')`);
    expect([await fileOf(token), await add(token)]).toEqual([null, null]);
  });

  test('only the edge function can look up a file by the token of a one-purpose link', async () => {
    const denied = expect.stringContaining('permission denied');
    expect(await refusal(`public.link_file('x', gen_random_uuid(), null)`)).toEqual(denied);
  });
});

// The embedded backend has one session. Only PostgreSQL can run two transactions at the same time.
describe('simultaneous uses', () => {
  let database: HostedSupabaseTestDatabase | undefined;

  beforeAll(async () => {
    database = await openHostedSupabaseTestDatabase('new');
  });

  afterAll(() => database?.close());

  test('§10.63 of a hundred simultaneous decisions by one-purpose links, one is stored and all responses show it', async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    const { run, connect } = database;
    const id = randomUUID();
    await run(
      `${createSetClaimsSql(createAccountTokenClaims(LEADER))}; select public.add_ask('${id}', '${PROJECT}', 'approval', 'Check.', '', null, null, null, 'Text')`,
    );
    const tokens = await run(
      `select private.create_task_link('${id}', '${CLIENT.id}', '${CLIENT.email}') as token from generate_series(1, 4)`,
    );
    const sessions = Array.from({ length: 25 }, () => connect());
    const results = await Promise.all(
      sessions.flatMap((session, index) =>
        tokens.map(async ({ token }) => {
          const decision = index % 2 ? 'approved' : 'changes';
          const [row] = await session.run(
            `${asVisitor(newNetwork())}; select public.link_decide('${token}', '${decision}', 'by ${index}') as result`,
          );
          return row?.['result'];
        }),
      ),
    );
    await Promise.all(sessions.map((session) => session.close()));
    const approvals = await run(
      `select decision, decided_name from public.approvals where ask_id = '${id}'`,
    );
    expect(approvals).toHaveLength(1);
    expect(results).toHaveLength(100);
    for (const result of results) {
      expect(result).toMatchObject({
        state: 'used',
        ask: { decision: approvals[0]?.['decision'] },
      });
    }
  }, 120_000);
});
