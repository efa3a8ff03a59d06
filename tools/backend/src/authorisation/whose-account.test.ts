import { randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// Runs the writes of an auth server in their order, and checks the account afterwards.
const FOUNDER = '00000000-0000-4000-8000-000000000001';
const FOUNDERS_SESSION = '10000000-0000-4000-8000-000000000001';

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  const ask = (script: string, query = 'select 1') => database?.ask(script, query);
  const authServer = (sql: string) => ask(`${writer} ${sql}; reset role`);
  let staffIds = 100;
  const addStaff = (email: string) => {
    staffIds += 1;
    return ask(`insert into public.staff (email, role, staff_id, name)
      values ('${email}', 'founder', 'NEW${staffIds}', 'New')`);
  };

  /** Signs up with `password` as the hash, like a person without the mailbox, and sends a mail. */
  async function signUp(email: string): Promise<string> {
    const id = randomUUID();
    await authServer(`insert into auth.users (id, aud, role, email, encrypted_password, created_at)
        values ('${id}', 'authenticated', 'authenticated', '${email}', 'STRANGER', now());
      update auth.users set confirmation_token = '${id}', confirmation_sent_at = now() where id = '${id}'`);
    return id;
  }

  const confirm = (id: string) =>
    authServer(`update auth.users set confirmation_token = '', email_confirmed_at = now()
      where id = '${id}'`);

  const signIn = (id: string) =>
    authServer(
      `insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), '${id}', now())`,
    );

  const account = (id: string) =>
    ask(
      '',
      `select json_build_object('email', email, 'password', encrypted_password,
          'confirmed', email_confirmed_at is not null, 'role', raw_app_meta_data ->> 'role',
          'sessions', (select count(*) from auth.sessions s where s.user_id = u.id))
        from auth.users u where id = '${id}'`,
    );

  const address = (): string => `${randomUUID()}@staff.torsa.example`;

  test('an account that signed up with a staff address loses its password when the owner confirms the address', async () => {
    const email = address();
    await addStaff(email);
    const id = await signUp(email);
    await confirm(id);
    expect(await account(id)).toMatchObject({ role: 'founder', password: null });
    await authServer(`update auth.users set encrypted_password = 'OWN' where id = '${id}'`);
    expect(await account(id)).toMatchObject({ role: 'founder', password: 'OWN' });
  });

  test('an account that is created with the confirmed email address of a staff member gets no password', async () => {
    const email = address();
    await addStaff(email);
    const id = randomUUID();
    await authServer(`insert into auth.users (id, email, encrypted_password, email_confirmed_at)
      values ('${id}', '${email}', 'STRANGER', now())`);
    expect(await account(id)).toMatchObject({ role: 'founder', password: null });
  });

  test('the account of a new staff address keeps its password until the owner confirms the address, then loses password, sessions and email links', async () => {
    const email = address();
    const id = await signUp(email);
    await confirm(id);
    await signIn(id);
    await authServer(
      `update auth.users set reauthentication_token = 'mailed ${id}' where id = '${id}'`,
    );
    await addStaff(email);
    const before = { password: 'STRANGER', sessions: 1, role: 'user', confirmed: true };
    expect(await account(id)).toMatchObject(before);
    await confirm(id);
    expect(await account(id)).toMatchObject({ role: 'founder', password: null, sessions: 0 });
    const tokens = await ask(
      '',
      `select to_json(reauthentication_token) from auth.users where id = '${id}'`,
    );
    expect(tokens).toBe('');
  });

  test("a change of an account's email address ends its password and sessions, and its new address gives it no staff role later", async () => {
    const [before, after] = [address(), address()];
    const id = await signUp(before);
    await confirm(id);
    await signIn(id);
    await authServer(
      `update auth.users set email = '${after}', email_change = '' where id = '${id}'`,
    );
    expect(await account(id)).toMatchObject({ email: after, password: null, sessions: 0 });
    await signIn(id);
    await addStaff(after);
    expect(await account(id)).toMatchObject({ role: 'user', password: null, sessions: 1 });
  });

  test('a second sign-up or confirmation email for an unconfirmed account removes its password', async () => {
    const id = await signUp(address());
    expect(await account(id)).toMatchObject({ password: 'STRANGER' });
    await authServer(`update auth.users set confirmation_token = 'second ${id}',
      confirmation_sent_at = now() + interval '1 minute' where id = '${id}'`);
    await confirm(id);
    expect(await account(id)).toMatchObject({ password: null, confirmed: true });
  });

  test('an account with only one sign-up keeps its password, even after a password recovery', async () => {
    const id = await signUp(address());
    await confirm(id);
    await authServer(`update auth.users set recovery_token = '${id}', recovery_sent_at = now()
      where id = '${id}'`);
    expect(await account(id)).toMatchObject({ password: 'STRANGER', confirmed: true });
  });

  /** Returns the SQLSTATE with which `change` fails. */
  const stateOf = (change: string) =>
    ask(
      `create or replace function pg_temp.try() returns text language plpgsql as $$
        begin ${change}; return 'done'; exception when others then return sqlstate; end $$`,
      'select to_json(pg_temp.try())',
    );

  test("a change of an account's email address to a staff address is refused with an explanation at the confirmation", async () => {
    const id = await signUp(address());
    await confirm(id);
    await authServer(
      `update auth.users set email_change = 'tm001@torsa.example' where id = '${id}'`,
    );
    const move = `update auth.users set email = 'TM001@torsa.example' where id = '${id}'`;
    await expect(authServer(move)).rejects.toThrow('reserved for staff');
    expect(await stateOf(move)).toBe('PT403');
  });

  test('a pending change of email address is refused when the new address becomes a staff address, without revealing this', async () => {
    const [before, wanted] = [address(), address()];
    const id = await signUp(before);
    await confirm(id);
    await authServer(`update auth.users set email_change = '${wanted}',
      email_change_token_new = 'new ${id}', email_change_token_current = 'current ${id}',
      email_change_confirm_status = 1 where id = '${id}'`);
    const shown = `select to_json(u) from auth.users u where id = '${id}'`;
    const waiting = await ask('', shown);
    expect(waiting).toMatchObject({ email: before, email_change: wanted });
    await addStaff(wanted);
    expect(await ask('', shown)).toEqual(waiting);
    const move = `update auth.users set email = '${wanted}', email_change = '' where id = '${id}'`;
    await expect(authServer(move)).rejects.toThrow('reserved for staff');
    expect(await stateOf(move)).toBe('PT403');
    expect(await account(id)).toMatchObject({ email: before, role: 'user' });
  });

  /** Returns the caller's role after `change`, which is rolled back. */
  const roleAfter = (change: string, session: unknown = FOUNDERS_SESSION) =>
    ask(
      `create or replace function pg_temp.role_after() returns text language plpgsql as $$
        declare answer text;
        begin
          ${change};
          perform set_config('request.jwt.claim.sub', '${FOUNDER}', true);
          perform set_config('request.jwt.claims',
            '${JSON.stringify({ sub: FOUNDER, session_id: session, aal: 'aal2' })}', true);
          answer := private.caller_role();
          raise exception '%', answer using errcode = 'UNDO0';
        exception when sqlstate 'UNDO0' then return sqlerrm;
        end $$`,
      'select to_json(pg_temp.role_after())',
    );

  const ofFounder = `where id = '${FOUNDER}'`;
  test.each([
    ['nothing', 'null', FOUNDERS_SESSION, 'founder'],
    [
      'a log-out',
      `delete from auth.sessions where id = '${FOUNDERS_SESSION}'`,
      FOUNDERS_SESSION,
      'user',
    ],
    [
      'its time',
      `update auth.sessions set not_after = now() where id = '${FOUNDERS_SESSION}'`,
      FOUNDERS_SESSION,
      'user',
    ],
    [
      'a ban',
      `update auth.users set banned_until = now() + interval '1 day' ${ofFounder}`,
      FOUNDERS_SESSION,
      'user',
    ],
    [
      'a deletion',
      `update auth.users set deleted_at = now() ${ofFounder}`,
      FOUNDERS_SESSION,
      'user',
    ],
    ['nothing, of another user', 'null', '10000000-0000-4000-8000-000000000004', 'user'],
    ['nothing, without a session', 'null', null, 'user'],
    ['nothing, of no session', 'null', 'none', 'user'],
  ])('after %s, a token of the founder counts as it should', async (_, change, session, role) => {
    expect(await roleAfter(change, session)).toBe(role);
  });

  test('one network can look up at most 300 email addresses in the staff list per hour', async () => {
    const told = await ask(
      `create or replace function pg_temp.told() returns int language plpgsql as $$
        declare told int := 0;
        begin
          perform set_config('request.headers', '{"x-forwarded-for": "203.0.113.77"}', true);
          loop
            perform public.is_team_email('tl001@torsa.example');
            told := told + 1;
            exit when told > 1000;
          end loop;
          return told;
        exception when sqlstate 'PT429' then return told;
        end $$`,
      'select to_json(pg_temp.told())',
    );
    expect(told).toBe(300);
  });
});
