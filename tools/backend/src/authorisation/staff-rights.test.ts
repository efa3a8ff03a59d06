import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessTestActors, createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import { readDatabaseCatalogue } from './catalogue.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';
import { formatAttemptName, readAccessMatrix } from './matrix.ts';

/** Functions that adding a device needs, and the function that explains why a page was refused. */
const allowedWithoutCode = [
  'public.my_account() call',
  'public.my_role() call',
  'public.second_factor_asked() call',
];

const FOUNDER = '00000000-0000-4000-8000-000000000001';
const CLIENT = '00000000-0000-4000-8000-000000000004';
const SESSION = '10000000-0000-4000-8000-000000000004';

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  const ask = async (script: string, query = `select 'done'`) => {
    try {
      return await database?.ask(`reset role; ${script}`, query);
    } catch (error) {
      return String(error instanceof Error ? error.message : error);
    }
  };

  const as = (aal: string, query: string) =>
    ask(createSetClaimsSql({ ...createAccountTokenClaims(CLIENT), aal }), query);
  const from = (address: string, id: string, password: string) =>
    ask(
      `select set_config('request.headers', '{"x-forwarded-for": "${address}"}', false)`,
      `select public.employee_address('${id}', '${password}')`,
    );

  test('a founder without a two-factor code has only the rights of a logged-out founder in the authorisation matrix', async () => {
    if (!database) return;
    const rows = await readAccessMatrix(await readDatabaseCatalogue(database));
    const [without, loggedOut] = ['founder without a code', 'signed-out founder'].map((name) =>
      accessTestActors.findIndex((actor) => actor.name === name),
    );
    const different = rows
      .filter(({ expected }) => expected[without ?? -1] !== expected[loggedOut ?? -1])
      .map(formatAttemptName);
    expect(rows.length).toBeGreaterThan(300);
    expect(different.filter((name) => !allowedWithoutCode.includes(name))).toEqual([]);
  });

  test('a client who became staff cannot access their own conversations, profile and sessions without a two-factor code', async () => {
    await ask(`insert into public.staff (email, role, team_role, staff_id, name)
        values ('client@torsa.example', 'team', 'team_member', 'TM700', 'Former client');
      update auth.users set email_confirmed_at = now() where id = '${CLIENT}';
      insert into auth.sessions (id, user_id, created_at) values ('${SESSION}', '${CLIENT}', now())
        on conflict do nothing;
      insert into public.profiles (user_id, version) values ('${CLIENT}', 1) on conflict do nothing;
      update private.staff_rules set is_on = true`);
    const refused = [
      `select public.save_profile('Forged', '', '', 1)`,
      `select public.save_notifications('{reply,waiting}', 1)`,
      `select public.end_session('${SESSION}')`,
      'select public.end_session()',
      'select count(*)::int from public.my_sessions()',
      'select public.export_my_data()',
      `select public.delete_my_account('client@torsa.example', 'local-client-1')`,
    ];
    for (const query of refused)
      expect(await as('aal1', query), query).toContain('You are not logged in');
    for (const table of ['profiles', 'conversations', 'messages', 'attachments', 'projects']) {
      const count = await as('aal1', `select count(*)::int from public.${table}`);
      expect([0, `permission denied for table ${table}`], table).toContain(count);
    }
    expect(await as('aal1', 'select public.my_role()')).toBe('staff_aal1');
    expect(await as('aal1', 'select is_staff from public.my_account()')).toBe(true);
    expect(await ask('', `select count(*)::int from auth.sessions where id = '${SESSION}'`)).toBe(
      1,
    );
    expect(await as('aal2', 'select count(*)::int from public.conversations')).not.toBe(0);
  });

  test("wrong passwords from one network do not block the employee's login from another network", async () => {
    await ask(`update auth.users set
      encrypted_password = extensions.crypt('right', extensions.gen_salt('bf', 4))
      where email = 'tl001@torsa.example'`);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await from('203.0.113.1', 'TL001', 'wrong')).toBeNull();
    }
    expect(await from('203.0.113.1', 'TL001', 'right')).toContain('Too many logins');
    expect(await from('198.51.100.7', 'TL001', 'right')).toBe('tl001@torsa.example');
  });

  test.each([
    ['an ID with a right password', 'TL001', 'right'],
    ['an ID with a wrong password', 'TL001', 'wrong'],
    ['an unknown ID', 'TL998', 'wrong'],
    ['an invited person', 'TM002', 'wrong'],
    ['a founder', 'FOUNDER001', 'wrong'],
    ['a password of 73 bytes', 'TL001', 'a'.repeat(73)],
  ])('%s costs one password check', async (_, id, password) => {
    await ask(`create sequence if not exists public.password_checks;
      alter function private.is_password(text, text) rename to really_is_password;
      create function private.is_password(password text, hash text) returns boolean language plpgsql security definer as $$
        begin perform nextval('public.password_checks');
        return private.really_is_password(password, hash); end $$`);
    const before = await ask('', `select nextval('public.password_checks')::int`);
    await from('198.51.100.8', id, password);
    expect(await ask('', `select nextval('public.password_checks')::int`)).toBe(Number(before) + 2);
    await ask(`drop function private.is_password(text, text);
      alter function private.really_is_password(text, text) rename to is_password`);
  });

  test('the staff ID after TM999 is TM1000, and its owner can log in with this ID', async () => {
    await ask(`insert into public.staff (email, role, team_role, staff_id, name)
      values ('tm999@torsa.example', 'team', 'team_member', 'TM999', 'Last of three digits')`);
    const next = await ask(
      createSetClaimsSql(createAccountTokenClaims(FOUNDER)),
      `select public.invite_staff('Thousand', 'tm1000@torsa.example', 'team_member')`,
    );
    expect(next).toBe('TM1000');
    await ask(`insert into auth.users (id, email, email_confirmed_at) values
        (gen_random_uuid(), 'tm1000@torsa.example', now());
      update auth.users set encrypted_password = extensions.crypt('right', extensions.gen_salt('bf', 4))
        where email = 'tm1000@torsa.example'`);
    expect(await from('198.51.100.9', 'tm-1000', 'right')).toBe('tm1000@torsa.example');
    const zero = `insert into public.staff (email, role, staff_id, name) values ('z@torsa.example', 'founder', 'TM0001', 'Z')`;
    expect(await ask(zero)).toContain('staff_id_form');
  });

  test('a pending email notification is not sent to a staff member who was removed in the meantime', async () => {
    await ask(`insert into public.staff (email, role, team_role, staff_id, name)
        values ('leaving@torsa.example', 'team', 'team_member', 'TM703', 'Leaving');
      insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'leaving@torsa.example', now());
      insert into private.outbox (recipient, template, data, attempts)
        select address, 'waiting_messages', '{"conversations": []}', 1
        from unnest(array['leaving@torsa.example', 'tl001@torsa.example']) address`);
    const waiting = `select json_agg(o.recipient order by o.recipient) from private.outbox o
      where o.template = 'waiting_messages' and o.attempts = 1`;
    expect(await ask('', waiting)).toEqual(['leaving@torsa.example', 'tl001@torsa.example']);
    await ask(
      createSetClaimsSql(createAccountTokenClaims(FOUNDER)),
      `select public.remove_staff('TM703', 1)::text`,
    );
    expect(await ask('', waiting)).toEqual(['tl001@torsa.example']);
  });

  test('removing an unaccepted invitation keeps an older account with its conversations and projects', async () => {
    const OTHER = '00000000-0000-4000-8000-000000000005';
    const owned = `select json_build_object(
      'accounts', (select count(*) from auth.users where id = '${OTHER}'),
      'conversations', (select count(*) from public.conversations where client_id = '${OTHER}'),
      'projects', (select count(*) from public.project_people where user_id = '${OTHER}'))`;
    const before = await ask('', owned);
    await ask(`insert into public.staff (email, role, team_role, staff_id, name) values
      ('other@torsa.example', 'team', 'team_member', 'TM701', 'Invited client'),
      ('new@torsa.example', 'team', 'team_member', 'TM702', 'New person')`);
    await ask(`insert into auth.users (id, email, created_at, invited_at)
      values (gen_random_uuid(), 'new@torsa.example', now(), now())`);
    for (const id of ['TM701', 'TM702']) {
      const removed = await ask(
        createSetClaimsSql(createAccountTokenClaims(FOUNDER)),
        `select public.remove_staff('${id}', 1)::text`,
      );
      expect(removed).toBe('');
    }
    expect(await ask('', owned)).toEqual(before);
    const created = `select count(*)::int from auth.users where email = 'new@torsa.example'`;
    expect(await ask('', created)).toBe(0);
  });
});
