import { randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// A typed address proves nothing. A conversation belongs to an account only if it was written with the account's
// confirmed address.

const LEADER = '00000000-0000-4000-8000-000000000002';

interface Account {
  readonly id: string;
  readonly email: string;
}

interface Opened {
  readonly id: string;
  readonly client: string | null;
  readonly email: string;
  readonly version: number;
  readonly writer: { readonly name: string; readonly email: string } | null;
}

describe.each(authorisationTestDatabases)('$name', ({ open, writer, isHosted }) => {
  let database: Database | undefined;
  let passwordHash: unknown;

  beforeAll(async () => {
    database = await open();
    passwordHash = await ask(
      '',
      `select to_json(extensions.crypt('password-1', extensions.gen_salt('bf', 4)))`,
    );
    await ask('update private.staff_rules set is_on = false');
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  /** Runs a script with all rights, then a query of one value. Each call uses a new connection and throws a refusal. */
  const ask = (script: string, query = 'select 1') =>
    database?.ask(
      `reset role; select set_config('request.jwt.claims', '', false),
        set_config('request.jwt.claim.sub', '', false), set_config('request.headers', '', false); ${script}`,
      query,
    );
  const authServer = (sql: string) => ask(`${writer} ${sql}; reset role`);

  const sessionOf = (id: string) => `1${id.slice(1)}`;

  /** Runs a query in the session of an account, with the role and rights of the API. Null means a visitor. */
  const as = (account: string | null, script: string, query = 'select 1') =>
    ask(
      `${createSetClaimsSql(account ? createAccountTokenClaims(account) : { role: 'anon' })}; ${script}`,
      query,
    );

  const newAddress = (name = 'pike') => `${name}-${randomUUID()}@example.org`;

  /** Creates an account with a session. `confirmed` is true if its owner opened the confirmation link. */
  async function newAccount({
    email = newAddress(),
    confirmed = true,
    name = 'Mallory',
  } = {}): Promise<Account> {
    const id = `0${randomUUID().slice(1)}`;
    await authServer(`insert into auth.users
        (id, aud, role, email, email_confirmed_at, encrypted_password, raw_user_meta_data, created_at)
      values ('${id}', 'authenticated', 'authenticated', '${email}', ${confirmed ? 'now()' : 'null'},
        '${passwordHash}', '{"fullName": "${name}"}', now());
      ${logIn(id)}`);
    return { id, email };
  }

  const logIn = (id: string) => `delete from auth.sessions where user_id = '${id}';
      insert into auth.sessions (id, user_id, created_at) values ('${sessionOf(id)}', '${id}', now())`;

  /** Writes the new address, like the auth server in the last step of a confirmed change. */
  async function moveTo(account: Account, email: string): Promise<Account> {
    await authServer(`update auth.users set email = '${email}', email_change = '' where id = '${account.id}';
      update auth.users set encrypted_password = '${passwordHash}' where id = '${account.id}';
      ${logIn(account.id)}`);
    return { id: account.id, email };
  }

  /**
   * Sends a message with the contact form.
   * @returns its conversation
   */
  function write(
    account: string | null,
    email: string,
    { message = 'Hello', name = 'Typed Name' } = {},
  ): Promise<Opened> {
    const subject = randomUUID();
    return as(
      account,
      `insert into public.contact_messages (name, email, subject, message)
        values ('${name}', '${email}', '${subject}', '${message}');
      reset role; delete from private.rate_counts`,
      opened(`c.subject = '${subject}'`),
    ) as Promise<Opened>;
  }

  const opened = (
    condition: string,
  ) => `select json_build_object('id', c.id, 'client', c.client_id, 'email', c.email, 'version', c.version,
          'writer', (select json_build_object('name', w.name, 'email', w.email)
            from public.conversation_writers w where w.conversation_id = c.id))
        from public.conversations c where ${condition}`;

  const found = (condition: string) => ask('', opened(condition)) as Promise<Opened>;
  const again = ({ id }: Opened) => found(`c.id = '${id}'`);

  /**
   * Replies as staff.
   * @returns the recipient of the reply
   */
  const reply = ({ id }: Opened, body = 'Dear sender') =>
    as(
      LEADER,
      `select public.send_reply(c.id, '${body}', c.version, gen_random_uuid())
        from public.conversations c where c.id = '${id}';
      reset role`,
      `select to_json(o.recipient) from private.outbox o join public.messages m on m.id = o.message_id
        where m.conversation_id = '${id}' order by m.number desc limit 1`,
    );

  /**
   * Receives an email for a conversation, with or without its reply token.
   * @returns the result
   */
  const email = (
    conversation: Opened,
    from: string,
    text = 'By email',
    byToken = false,
    quotation = '',
  ) =>
    ask(
      '',
      `select to_json(public.receive_email('${conversation.id}', ${byToken}, '${from}', '${text}', '${quotation}',
        '${randomUUID()}@mail', false, '[]', '{}', ''))`,
    );

  /** Returns everything in a conversation that an account can read or do. */
  const readableBy = (account: string, { id }: Opened) =>
    as(
      account,
      '',
      `select json_build_object(
        'conversations', (select count(*)::int from public.client_conversations() c where c.id = '${id}'),
        'messages', (select count(*)::int from public.client_messages('${id}') m),
        'found', (select count(*)::int from public.find_conversations('example') f where f.id = '${id}'),
        'writers', (select count(*)::int from public.conversation_writers),
        'exported', (select count(*)::int from jsonb_array_elements(public.export_my_data() -> 'conversations') e
          where e ->> 'id' = '${id}'))`,
    );
  const nothing = { conversations: 0, messages: 0, found: 0, writers: 0, exported: 0 };
  const all = (messages: number) => ({
    conversations: 1,
    messages,
    found: 0,
    writers: 0,
    exported: 1,
  });

  /**
   * Creates a project from a conversation as the team leader.
   * @returns its ID
   */
  async function makeProject({ id }: Opened): Promise<string> {
    const project = randomUUID();
    await as(LEADER, `select public.create_project('${project}', 'Site', 'apps', null, '${id}')`);
    return project;
  }

  const clientsOf = (project: string) =>
    ask(
      '',
      `select coalesce(json_agg(p.user_id), '[]') from public.project_people p where p.project_id = '${project}'`,
    );

  const remove = ({ id, email: address }: Account) =>
    as(id, '', `select to_json(public.delete_my_account('${address}', 'password-1'))`);

  const texts = ({ id }: Opened) =>
    ask(
      '',
      `select coalesce(json_agg(m.body order by m.number), '[]') from public.messages m where m.conversation_id = '${id}'`,
    );

  /** Returns the rows of all tables that contain a text. */
  const rowsWith = (text: string) =>
    ask(
      '',
      `select json_build_object(
        'contact', (select count(*)::int from public.contact_messages r where r::text ilike '%${text}%'),
        'conversations', (select count(*)::int from public.conversations r where r::text ilike '%${text}%'),
        'messages', (select count(*)::int from public.messages r where r::text ilike '%${text}%'),
        'quotations', (select count(*)::int from public.message_quotations r where r::text ilike '%${text}%'),
        'writers', (select count(*)::int from public.conversation_writers r where r::text ilike '%${text}%'),
        'outbox', (select count(*)::int from private.outbox r where r::text ilike '%${text}%'))`,
    );
  const none = { contact: 0, conversations: 0, messages: 0, quotations: 0, writers: 0, outbox: 0 };

  test("a conversation belongs to the account that has confirmed the sender's email address", async () => {
    const client = await newAccount();
    const conversation = await write(client.id, client.email.toUpperCase());
    expect(conversation).toMatchObject({ client: client.id, email: client.email });
    expect(await reply(conversation)).toBe(client.email);
    expect(await readableBy(client.id, conversation)).toEqual(all(2));
    expect(await clientsOf(await makeProject(conversation))).toEqual([client.id]);
  });

  test('§10.3 a sender who types another person’s address cannot read the conversation, and the replies go to that person', async () => {
    const attacker = await newAccount();
    const victim = await newAccount({ name: 'Victim' });
    const conversation = await write(attacker.id, victim.email);
    expect(conversation).toMatchObject({
      client: null,
      email: victim.email,
      writer: { name: 'Mallory', email: attacker.email },
    });
    expect(await reply(conversation)).toBe(victim.email);
    expect(await email(conversation, victim.email, 'My secret')).toBe('added');
    expect(await email(conversation, attacker.email)).toBe('unknown');
    for (const account of [attacker, victim]) {
      expect(await readableBy(account.id, conversation)).toEqual(nothing);
    }
    await expect(
      as(
        attacker.id,
        `select public.write_to_conversation('${conversation.id}', 'Hi', gen_random_uuid())`,
      ),
    ).rejects.toThrow('This conversation is not yours.');
    expect(
      await as(
        LEADER,
        '',
        `select json_build_object('name', w.name, 'email', w.email)
      from public.conversation_writers w where w.conversation_id = '${conversation.id}'`,
      ),
    ).toEqual({
      name: 'Mallory',
      email: attacker.email,
    });
  });

  test.each([
    ['a plus tag', (address: string) => address.replace('@', '+tag@')],
    ['another domain', (address: string) => address.replace('.org', '.com')],
    ['a letter that looks alike', (address: string) => address.replace('pike', 'pik\u0435')],
    ['a capital dotted i', (address: string) => address.replace('pike', 'p\u0130ke')],
    ['a subdomain', (address: string) => address.replace('@', '@mail.')],
  ])('an address with %s is another address', async (_, variant) => {
    const account = await newAccount();
    const typed = variant(account.email);
    const conversation = await write(account.id, typed);
    expect(conversation).toMatchObject({ client: null, email: typed });
    expect(await readableBy(account.id, conversation)).toEqual(nothing);
  });

  test.each([
    ['capital letters', (address: string) => address.toUpperCase()],
    ['a name and brackets', (address: string) => `Ada <${address}>`],
    ['the Kelvin sign', (address: string) => address.replace('pike', 'pi\u212ae')],
    ['an invisible character', (address: string) => `${address}\u200b`],
    ['full-width letters', (address: string) => address.replace('@example', '＠ＥＸＡＭＰＬＥ')],
  ])('an address with %s is the same, and stored as the account has it', async (_, variant) => {
    const account = await newAccount();
    const conversation = await write(account.id, variant(account.email));
    expect(conversation).toMatchObject({ client: account.id, email: account.email });
  });

  test('the comparison of email addresses ignores the case of non-ASCII letters', async () => {
    const account = await newAccount({ email: newAddress('émile') });
    const conversation = await write(account.id, account.email.toUpperCase());
    expect(conversation).toMatchObject({ client: account.id, email: account.email });
  });

  test('an account without a confirmed email address owns no conversation', async () => {
    const account = await newAccount({ confirmed: false });
    const conversation = await write(account.id, account.email);
    expect(conversation).toMatchObject({ client: null, writer: null });
  });

  test('an unconfirmed change of email address gives the account no access to conversations with the new address', async () => {
    const victim = newAddress('victim');
    const account = await newAccount();
    await authServer(`update auth.users set email_change = '${victim}' where id = '${account.id}'`);
    expect(await write(account.id, victim)).toMatchObject({ client: null });
    expect(await write(account.id, account.email)).toMatchObject({ client: account.id });
  });

  test('a contact message repeated with its idempotency key still belongs to the account that sent it first', async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const headers = { 'idempotency-key': randomUUID() };
    const insert = (account: string | null) =>
      as(
        account,
        `select set_config('request.headers', '${JSON.stringify(headers)}', false);
        insert into public.contact_messages (name, email, subject, message)
          values ('A', '${first.email}', '${headers['idempotency-key']}', 'Hi')`,
      );
    await insert(null);
    await insert(first.id);
    await insert(second.id);
    const stored = await found(`c.subject = '${headers['idempotency-key']}'`);
    expect(stored).toMatchObject({ client: null, writer: null });
  });

  test('a client cannot own a conversation whose email address they have not confirmed', async () => {
    const account = await newAccount();
    const conversation = await write(null, newAddress());
    const set = (change: string) =>
      ask(`update public.conversations set ${change} where id = '${conversation.id}'`);
    await expect(set(`client_id = '${account.id}'`)).rejects.toThrow('has not confirmed');
    await set(`client_id = '${account.id}', email = '${account.email}'`);
    await expect(set(`email = '${newAddress()}'`)).rejects.toThrow('has not confirmed');
  });

  test('§10.4 after a client confirms a new email address, replies go there, and emails from the previous address need a reply token', async () => {
    const before = await newAccount();
    const conversation = await write(before.id, before.email);
    await reply(conversation);
    const after = await moveTo(before, newAddress('new'));
    expect(await again(conversation)).toMatchObject({ client: after.id, email: after.email });
    expect(
      await ask(
        '',
        `select json_agg(distinct o.recipient) from private.outbox o
      where o.account_id = '${after.id}'`,
      ),
    ).toEqual([after.email]);
    expect(await reply(conversation)).toBe(after.email);
    expect(await email(conversation, before.email)).toBe('unknown');
    expect(await email(conversation, after.email.toUpperCase())).toBe('added');
    expect(await email(conversation, before.email, 'With a token', true)).toBe('added');
    expect(
      await ask(
        '',
        `select to_json(m.sender_address) from public.messages m
      where m.conversation_id = '${conversation.id}' and m.body = 'With a token'`,
      ),
    ).toBe(before.email);
    const found = (words: string) =>
      as(
        LEADER,
        '',
        `select count(*)::int from public.find_conversations('${words}') f where f.id = '${conversation.id}'`,
      );
    expect(await found(after.email)).toBe(1);
    expect(await found(before.email)).toBe(0);
  });

  // The embedded backend has one session and cannot run two transactions at the same time.
  if (isHosted) {
    test("a client's message during a change of email address belongs to the new address or to no client", async () => {
      const account = await newAccount();
      const subject = randomUUID();
      const writing = as(
        account.id,
        `insert into public.contact_messages (name, email, subject, message)
          values ('A', '${account.email}', '${subject}', 'Hi')`,
        'select pg_sleep(0.5)',
      );
      await new Promise((resolve) => setTimeout(resolve, 250));
      const [, moved] = await Promise.all([writing, moveTo(account, newAddress('new'))]);
      const { client, email: address } = await found(`c.subject = '${subject}'`);
      // A conversation without a client means that the change came first.
      expect(client === null || address === moved.email).toBe(true);
    });
  }

  test('an email reply that was already sent keeps its recipient after the client changes their email address', async () => {
    const before = await newAccount();
    const conversation = await write(before.id, before.email);
    await reply(conversation);
    await ask(`update private.outbox set sent_at = now() where account_id = '${before.id}'`);
    await moveTo(before, newAddress('new'));
    expect(
      await ask(
        '',
        `select json_agg(o.recipient) from private.outbox o
      where o.account_id = '${before.id}'`,
      ),
    ).toEqual([before.email]);
  });

  test('an account that the auth server marks as deleted keeps its conversations', async () => {
    const account = await newAccount();
    const conversation = await write(account.id, account.email);
    await authServer(
      `update auth.users set email = 'deleted-hash', deleted_at = now() where id = '${account.id}'`,
    );
    expect(await again(conversation)).toMatchObject({ email: account.email });
  });

  test("a change of an account's email address does not change conversations with another address", async () => {
    const victim = newAddress('victim');
    const attacker = await newAccount();
    const conversation = await write(attacker.id, victim);
    await moveTo(attacker, newAddress('new'));
    expect(await again(conversation)).toMatchObject({ client: null, email: victim });
    expect(await reply(conversation)).toBe(victim);
  });

  test("an account that takes over an abandoned email address does not get that address's earlier conversations", async () => {
    const old = newAddress('old');
    const honest = await newAccount({ email: old });
    const conversation = await write(honest.id, old);
    await moveTo(honest, newAddress('new'));
    const stranger = await newAccount({ email: old });
    expect(await readableBy(stranger.id, conversation)).toEqual(nothing);
    expect(await email(conversation, old)).toBe('unknown');
    const project = await makeProject(conversation);
    await as(LEADER, `select public.add_project_client('${project}', '${old}')`);
    expect(await readableBy(stranger.id, conversation)).toEqual(nothing);
    expect(await again(conversation)).toMatchObject({ client: honest.id });
    expect(await remove(stranger)).toBe(true);
    expect(await texts(conversation)).toContain('Hello');
    expect(
      await ask('', `select count(*)::int from public.contact_messages m where m.email = '${old}'`),
    ).toBe(1);
  });

  test("the sender of a message becomes the project's client only after confirming the typed email address", async () => {
    const typed = newAddress('typed');
    const account = await newAccount();
    expect(await clientsOf(await makeProject(await write(account.id, typed)))).toEqual([]);
    const later = await write(account.id, typed);
    await moveTo(account, typed);
    expect(await readableBy(account.id, later)).toEqual(nothing);
    expect(await clientsOf(await makeProject(later))).toEqual([account.id]);
  });

  test("a client who is added to a project cannot see a conversation that another account wrote with the client's address", async () => {
    const attacker = await newAccount();
    const victim = await newAccount();
    const conversation = await write(attacker.id, victim.email);
    const project = await makeProject(conversation);
    await as(LEADER, `select public.add_project_client('${project}', '${victim.email}')`);
    expect(await clientsOf(project)).toEqual([victim.id]);
    expect(await readableBy(victim.id, conversation)).toEqual(nothing);
    expect(await readableBy(attacker.id, conversation)).toEqual(nothing);
  });

  test('a sender who confirms the typed email address later cannot read earlier replies', async () => {
    const typed = newAddress('typed');
    const writer = await newAccount();
    const conversation = await write(writer.id, typed);
    await email(conversation, typed, 'Words of the former owner');
    const project = await makeProject(conversation);
    await moveTo(writer, typed);
    await as(LEADER, `select public.add_project_client('${project}', '${typed}')`);
    expect(await readableBy(writer.id, conversation)).toEqual(nothing);
  });

  test('staff can add a client to a project by an email address with non-ASCII capital letters', async () => {
    const account = await newAccount({ email: newAddress('Émile') });
    const project = await makeProject(await write(null, newAddress()));
    await as(
      LEADER,
      `select public.add_project_client('${project}', '${account.email.toLowerCase()}')`,
    );
    expect(await clientsOf(project)).toEqual([account.id]);
  });

  test('the sender’s notification settings do not affect emails to a typed address of another person', async () => {
    const attacker = await newAccount();
    await as(attacker.id, `select public.save_notifications('{reply}', 0)`);
    const victim = newAddress('victim');
    expect(await reply(await write(attacker.id, victim))).toBe(victim);
  });

  test('the founder sees how many conversations each client owns', async () => {
    const account = await newAccount({ email: newAddress('counted') });
    await write(account.id, newAddress());
    await write(account.id, account.email);
    const count = await as(
      '00000000-0000-4000-8000-000000000001',
      '',
      `select conversations from public.clients('${account.email}')`,
    );
    expect(count).toBe(1);
  });

  test('the data export contains messages that the account sent with another email address, without the replies', async () => {
    const account = await newAccount();
    const typed = newAddress('typed');
    const conversation = await write(account.id, typed, { message: 'My words' });
    await reply(conversation, 'Our answer');
    await email(conversation, typed, 'Words of the other');
    await write(account.id, account.email);
    const data = await as(account.id, '', 'select public.export_my_data()');
    const written_as = { name: 'Mallory', email: account.email };
    expect(data).toMatchObject({
      conversations: [{ written_as }],
      written_with_another_address: [{ written_as }],
    });
    const exported = JSON.stringify(data);
    expect(exported).toContain('My words');
    expect(exported).toContain(typed);
    expect(exported).not.toContain('Our answer');
    expect(exported).not.toContain('Words of the other');
  });

  test("the data export contains another person’s answer to a forwarded email, without that person's address and quotation", async () => {
    const [account, other] = [await newAccount(), newAddress('other')];
    const conversation = await write(account.id, account.email);
    await email(conversation, other, 'Words of the other', true, 'Letters of the other');
    await email(conversation, account.email, 'Own words', false, 'Own quotation');
    const data = await as(account.id, '', 'select public.export_my_data()');
    expect(data).toMatchObject({
      conversations: [
        {
          messages: [
            { body: 'Hello', from_another_address: false },
            { body: 'Words of the other', from_another_address: true, quotation: null },
            { body: 'Own words', from_another_address: false, quotation: 'Own quotation' },
          ],
        },
      ],
    });
    const exported = JSON.stringify(data);
    expect(exported).not.toContain(other);
    expect(exported).not.toContain('Letters of the other');
  });

  test('§10.40 deleting an account deletes the messages that it sent with another email address', async () => {
    const account = await newAccount({ email: newAddress('leaver'), name: 'Lea Leaver' });
    const typed = newAddress('typed');
    const conversation = await write(account.id, typed, { message: 'Words of Lea' });
    await reply(conversation);
    expect(await remove(account)).toBe(true);
    for (const text of [typed, 'Words of Lea', 'Lea Leaver', account.email]) {
      expect(await rowsWith(text), text).toEqual(none);
    }
  });

  test("§10.40 deleting the sender's account keeps the messages of the typed address’s owner", async () => {
    const account = await newAccount({ name: 'Lea Leaver' });
    const typed = newAddress('typed');
    const words = { message: 'Words of Lea', name: 'Lena Typed' };
    const conversation = await write(account.id, typed, words);
    await reply(conversation, 'Our answer');
    await email(conversation, typed, 'Words of the other');
    expect(await remove(account)).toBe(true);
    expect(await texts(conversation)).toEqual(['Our answer', 'Words of the other']);
    for (const text of ['Words of Lea', 'Lea Leaver', 'Lena Typed', account.email]) {
      expect(await rowsWith(text), text).toEqual(none);
    }
    expect(await again(conversation)).toMatchObject({ client: null, email: typed, writer: null });
    expect(await reply(conversation)).toBe(typed);
  });

  test('deleting an account after a change of email address deletes messages with the previous address', async () => {
    const old = newAddress('old');
    const account = await newAccount({ email: old });
    const conversation = await write(account.id, old, { message: 'Words of Lea' });
    const moved = await moveTo(account, newAddress('new'));
    expect(await remove(moved)).toBe(true);
    expect(await texts(conversation)).toEqual([]);
    for (const text of [old, moved.email]) expect(await rowsWith(text), text).toEqual(none);
  });

  test('deleting an account hides its email address in emails to conversations of other people', async () => {
    const account = await newAccount();
    const other = await newAccount();
    const conversation = await write(other.id, other.email);
    await email(conversation, account.email, 'Forwarded', true);
    expect(await remove(account)).toBe(true);
    expect(await texts(conversation)).toEqual(['Hello', 'Forwarded']);
    expect(await rowsWith(account.email)).toEqual(none);
  });

  test('after an administrator deletes an account, staff still see it as the sender, and no other account owns its conversation', async () => {
    const [writer, victim] = [await newAccount(), await newAccount()];
    const conversation = await write(writer.id, victim.email);
    await authServer(`delete from auth.users where id = '${writer.id}'`);
    expect(await again(conversation)).toMatchObject({ writer: { email: writer.email } });
    const project = await makeProject(conversation);
    await as(LEADER, `select public.add_project_client('${project}', '${victim.email}')`);
    expect(await readableBy(victim.id, conversation)).toEqual(nothing);
  });

  test("deleting an account keeps contact messages that another account sent with the deleted account's email address", async () => {
    const [leaver, other] = [await newAccount(), await newAccount()];
    const conversation = await write(other.id, other.email);
    await write(leaver.id, other.email);
    expect(await remove(leaver)).toBe(true);
    expect(await texts(conversation)).toEqual(['Hello']);
    expect(await readableBy(other.id, conversation)).toEqual(all(1));
    expect(
      await ask(
        '',
        `select count(*)::int from public.contact_messages m where m.email = '${other.email}'`,
      ),
    ).toBe(1);
  });
});
