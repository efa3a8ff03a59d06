import { randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

const FOUNDER = '00000000-0000-4000-8000-000000000001';

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  const ask = (script: string, query = 'select 1') => database?.ask(`reset role; ${script}`, query);
  const authServer = (sql: string) => ask(`${writer} ${sql}; reset role`);
  const founder = (query: string) =>
    ask(createSetClaimsSql(createAccountTokenClaims(FOUNDER)), `select to_json(${query})`);

  interface Person {
    readonly id: string;
    readonly email: string;
  }

  /** Creates an account with a session, a conversation, a project and a profile. */
  async function makeAccount(isConfirmed = true, email = `${randomUUID()}@torsa.example`) {
    const id = randomUUID();
    await authServer(`insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
          confirmation_token, recovery_token, created_at, updated_at)
        values ('${id}', 'authenticated', 'authenticated', '${email}', 'OF BEFORE',
          ${isConfirmed ? 'now()' : 'null'}, '${isConfirmed ? '' : `confirms ${id}`}', '', now(), now());
      insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), '${id}', now())`);
    if (isConfirmed) {
      await ask(`insert into public.conversations (id, subject, name, email, client_id)
          values ('${id}', 'Mine', 'Client', '${email}', '${id}');
        insert into public.profiles (user_id, muted) values ('${id}', '{waiting}');
        insert into public.projects (id, title, service_id) values ('${id}', 'Mine', 'web');
        insert into public.project_people (project_id, user_id) values ('${id}', '${id}')`);
    }
    return { id, email };
  }

  /** Returns all data that an invitation must not change. */
  const stateOf = ({ id }: Person) =>
    ask(
      '',
      `select json_build_object('account', to_jsonb(u) - 'updated_at' - 'recovery_sent_at',
          'sessions', (select count(*) from auth.sessions s where s.user_id = u.id),
          'conversations', (select count(*) from public.conversations c where c.client_id = u.id),
          'projects', (select count(*) from public.project_people m where m.user_id = u.id))
        from auth.users u where id = '${id}'`,
    );

  async function invite(email: string): Promise<string> {
    const address = email.toUpperCase().replace('TORSA', 'Torsa');
    return String(await founder(`public.invite_staff('New', ' ${address} ', 'team_member')`));
  }

  /**
   * Runs the steps of the auth server and the mail sender.
   * @returns the token in the link
   */
  async function mail({ id, email }: Person): Promise<string> {
    const token = randomUUID();
    const listed = await ask(
      '',
      `select coalesce(json_agg(has_account), '[]') from public.uninvited_staff() where email = lower('${email}')`,
    );
    expect(listed).toEqual([true]);
    await authServer(`update auth.users set recovery_token = '${token}' where id = '${id}'`);
    await ask(`select public.mail_staff_invitation(lower('${email}'), '${token}')`);
    return token;
  }

  const versionOf = (id: string) =>
    ask('', `select to_json(version) from public.staff where staff_id = '${id}'`);
  const remove = async (id: string) =>
    founder(`public.remove_staff('${id}', ${await versionOf(id)})`);
  const roleOf = ({ email }: Person) =>
    ask('', `select to_json(private.role_of_email('${email}'))`);
  const useToken = ({ id }: Person) =>
    authServer(`update auth.users set recovery_token = '' where id = '${id}'`);

  test.each([
    ['a client', true, undefined],
    ['a client with capital letters in the address', true, `Upper-${randomUUID()}@torsa.example`],
    ['a person with an unconfirmed address', false, undefined],
  ])(
    '§10.13 inviting %s and removing the invitation leave the account unchanged',
    async (_, isConfirmed, email) => {
      const person = await makeAccount(isConfirmed, email);
      const before = await stateOf(person);
      const id = await invite(person.email);
      expect(await stateOf(person)).toEqual(before);
      await mail(person);
      const listed = `(select m from public.staff_members() m where m.staff_id = '${id}')`;
      expect(await founder(listed)).toMatchObject({ is_active: false });
      await founder(`public.invite_again('${id}')`);
      await mail(person);
      await founder(`public.remove_staff_factors('${id}', ${await versionOf(id)})`);
      expect(await roleOf(person)).toBe('user');
      await remove(id);
      expect(await stateOf(person)).toEqual(before);
      expect(await roleOf(person)).toBe('user');
      const waiting = `select to_json(count(*)::int) from private.outbox where recipient = lower('${person.email}')`;
      expect(await ask('', waiting)).toBe(0);
    },
  );

  test("opening the invitation link ends the account's password, sessions and earlier email links, and keeps all other data", async () => {
    const person = await makeAccount();
    const id = await invite(person.email);
    await mail(person);
    await useToken(person);
    expect(await stateOf(person)).toMatchObject({
      account: { encrypted_password: null, raw_app_meta_data: { role: 'team' } },
      sessions: 0,
      conversations: 1,
      projects: 1,
    });
    expect(
      await founder(`(select m from public.staff_members() m where m.staff_id = '${id}')`),
    ).toMatchObject({ is_active: true });
    await expect(founder(`public.invite_again('${id}')`)).rejects.toThrow(
      'This person has already accepted the invitation.',
    );
    await remove(id);
    expect(await stateOf(person)).toMatchObject({
      account: { raw_app_meta_data: { role: 'user' } },
    });
  });

  test.each([
    ['a changed password', `recovery_token = '', encrypted_password = 'STRANGER'`],
    ['another recovery', `recovery_token = 'of another mail'`],
    ['a log-in', `last_sign_in_at = now(), recovery_token = recovery_token || ' of another mail'`],
  ])('%s does not accept', async (_, change) => {
    const person = await makeAccount();
    await invite(person.email);
    await mail(person);
    await authServer(`update auth.users set ${change} where id = '${person.id}'`);
    await useToken(person);
    expect(await roleOf(person)).toBe('user');
  });

  test('a password recovery does not accept an invitation that is unsent or was renewed after its email', async () => {
    const person = await makeAccount();
    await authServer(
      `update auth.users set recovery_token = 'x${person.id}' where id = '${person.id}'`,
    );
    const id = await invite(person.email);
    await useToken(person);
    expect(await roleOf(person)).toBe('user');
    await mail(person);
    await founder(`public.invite_again('${id}')`);
    await useToken(person);
    expect(await roleOf(person)).toBe('user');
  });

  test('accepting an invitation gives no role to an account whose email address differs in letter case', async () => {
    const person = await makeAccount();
    const other = await makeAccount(true, person.email.toUpperCase());
    await invite(person.email);
    await mail(person);
    await useToken(person);
    expect(await stateOf(person)).toMatchObject({
      account: { raw_app_meta_data: { role: 'team' } },
    });
    expect(await stateOf(other)).toMatchObject({
      account: {
        raw_app_meta_data: { role: 'user' },
        encrypted_password: null,
        email_confirmed_at: null,
      },
      sessions: 0,
    });
  });

  test('removing an invitation deletes the account that it created, but keeps an account from a sign-up', async () => {
    const [invited, signedUp] = [`${randomUUID()}@torsa.example`, `${randomUUID()}@torsa.example`];
    const ids = [await invite(invited), await invite(signedUp)];
    const made = await makeAccount(false, invited);
    await authServer(`update auth.users set encrypted_password = null where id = '${made.id}'`);
    const own = await makeAccount(false, signedUp);
    const before = await stateOf(own);
    for (const id of ids) await remove(id);
    expect(await stateOf(made)).toBeUndefined();
    expect(await stateOf(own)).toEqual(before);
  });

  test.each([
    ['deleted', 'delete from auth.users'],
    ['moved', `update auth.users set email = 'moved-' || email`],
  ])(
    'an account that was %s leaves an address that is invited like one without an account',
    async (_, change) => {
      const person = await makeAccount();
      await invite(person.email);
      await mail(person);
      await authServer(`${change} where id = '${person.id}'`);
      const listed = `select json_agg(has_account) from public.uninvited_staff() where email = '${person.email}'`;
      expect(await ask('', listed)).toEqual([false]);
    },
  );

  test("the invitation email is sent in the client's language, even to clients who turned off notifications", async () => {
    const person = await makeAccount();
    await authServer(
      `update auth.users set raw_user_meta_data = '{"language": "bn"}' where id = '${person.id}'`,
    );
    await invite(person.email);
    const token = await mail(person);
    const sent = await ask(
      '',
      `select to_json(o) from private.outbox o where o.recipient = '${person.email}'`,
    );
    expect(sent).toMatchObject({
      kind: null,
      template: 'staff_invitation',
      language: 'bn',
      data: { token },
    });
  });

  test('the employee login refuses a client’s account until the client accepts the staff invitation', async () => {
    const person = await makeAccount();
    await ask(`insert into public.site_settings (key, value) values ('logins', '{"employee": "open"}')
      on conflict (key) do update set value = excluded.value`);
    const id = await invite(person.email);
    const choose = () =>
      ask(`update auth.users set encrypted_password = extensions.crypt('chosen', extensions.gen_salt('bf', 4))
        where id = '${person.id}'`);
    const address = () => ask('', `select to_json(public.employee_address('${id}', 'chosen'))`);
    await choose();
    expect(await address()).toBeNull();
    await mail(person);
    await useToken(person);
    await choose();
    expect(await address()).toBe(person.email);
  });

  test('staff can assign work to an invited person, who sees the work only after accepting the invitation', async () => {
    const person = await makeAccount();
    const id = await invite(person.email);
    const [conversation, project] = [randomUUID(), randomUUID()];
    await ask(`insert into public.conversations (id, subject, name, email)
        values ('${conversation}', 'Given', 'Visitor', 'visitor@example.org')`);
    await founder(`public.assign_conversation('${conversation}', 1, '${id}')`);
    await founder(`public.create_project('${project}', 'Given', 'web')`);
    await founder(`public.set_project_staff('${project}', '${id}', true)`);
    await founder(`public.add_task('${randomUUID()}', 'Draw', '${project}', '${id}')`);
    const seen = () =>
      ask(
        createSetClaimsSql({ ...createAccountTokenClaims(person.id), session_id: person.id }),
        `select json_build_object(
          'conversations', (select count(*)::int from public.conversations c where c.id = '${conversation}'),
          'projects', (select count(*)::int from public.projects p where p.id = '${project}'),
          'tasks', (select count(*)::int from public.tasks t where t.project_id = '${project}'))`,
      );
    const logIn = () =>
      authServer(`insert into auth.sessions (id, user_id, created_at)
        values ('${person.id}', '${person.id}', now())`);
    await logIn();
    expect(await seen()).toEqual({ conversations: 0, projects: 0, tasks: 0 });
    const mails = `select to_json(count(*)::int) from private.outbox where recipient = '${person.email}'`;
    expect(await ask('', mails)).toBe(0);
    await mail(person);
    await useToken(person);
    await logIn();
    expect(await seen()).toEqual({ conversations: 1, projects: 1, tasks: 1 });
  });

  test('a founder who has not accepted the invitation does not count as the last founder', async () => {
    const person = await makeAccount();
    await founder(`public.invite_staff('New', '${person.email}', 'founder')`);
    const removal = `delete from public.staff where role = 'founder' and email <> '${person.email}'`;
    await expect(ask(removal)).rejects.toThrow('You cannot remove the last founder');
  });
});
