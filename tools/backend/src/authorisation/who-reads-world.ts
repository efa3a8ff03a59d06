import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import {
  getPersonAccountId,
  insertReadAccessTestPeopleSql,
  type ReadAccessTestPerson,
  readAccessTestPeople,
} from './who-reads-people.ts';

/** The start time of each test history. */
const BEGIN = Date.parse('2026-03-02T09:00:00Z');

interface Email {
  readonly by?: 'token' | 'address';
  readonly quotation?: string;
  /** The file's content, which is also its name. */
  readonly file?: string;
}

/**
 * The actions of visitors, clients and staff members in a test history. Each action takes one minute on the test
 * clock.
 */
export type ReadAccessTestActions = ReturnType<typeof makeWorld>;

/** Prepares a database, which no other session may use, for the who-reads tests. */
export async function openReadAccessTestDatabase(
  database: Database,
): Promise<ReadAccessTestActions> {
  const sql = await readFile(new URL('who-reads.sql', import.meta.url), 'utf8');
  await database.ask(
    `${sql} select set_config('torsa_test.now', '${new Date(BEGIN).toISOString()}', false); ${insertReadAccessTestPeopleSql}`,
    'select 1',
  );
  return makeWorld(database);
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function makeWorld(database: Database) {
  let minute = 0;

  const at = (): string => new Date(BEGIN + minute * 60_000).toISOString();

  /** Runs a query with superuser rights, without advancing the test clock. */
  const read = (query: string, script = '') =>
    database.ask(
      `reset role; select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false),
        set_config('torsa_test.now', '${at()}', false); ${script}`,
      query,
    );

  /** Advances the test clock by one minute and runs a query with superuser rights. */
  const ask = (script: string, query = 'select 1') => {
    minute += 1;
    return read(query, script);
  };

  /** Advances the test clock to a later minute of the test history. */
  const waitUntil = (later: number): void => {
    if (later <= minute) throw new Error(`The test clock has already passed minute ${later}.`);
    minute = later;
  };

  /**
   * Runs a query with the rights of an account.
   * @returns the query's only value
   */
  const as = (person: ReadAccessTestPerson, query: string, script = '') =>
    ask(
      `select set_config('request.jwt.claims', ${quote(JSON.stringify(person.claims))}, false),
        set_config('request.jwt.claim.sub', '${person.claims['sub'] ?? ''}', false);
      set role ${person.role}; ${script}`,
      query,
    );

  /** Calls an API function with the rights of an account. */
  const call = (person: ReadAccessTestPerson, expression: string) =>
    as(person, `select to_json(${expression})`);

  const versionOf = async (table: string, id: string) =>
    Number(await read(`select version from public.${table} where id = '${id}'`));

  async function form(
    person: ReadAccessTestPerson,
    email: string,
    message: string,
    { name = 'Typed Name', subject = 'A shop', page = '' } = {},
  ): Promise<string> {
    await as(
      person,
      'select 1',
      `select set_config('request.headers', ${quote(JSON.stringify(page ? { 'source-page': page } : {}))}, false);
      insert into public.contact_messages (name, email, subject, message)
        values (${quote(name)}, ${quote(email)}, ${quote(subject)}, ${quote(message)});
      reset role; select set_config('request.headers', '', false)`,
    );
    return String(
      await read('select to_json(id) from public.conversations order by created_at desc limit 1'),
    );
  }

  const reply = async (
    conversation: string,
    body: string,
    person: ReadAccessTestPerson = readAccessTestPeople.leader,
    files: readonly string[] = [],
  ) =>
    call(
      person,
      `public.send_reply('${conversation}', ${quote(body)}, ${await versionOf('conversations', conversation)}, gen_random_uuid(),
        '{${files.join()}}')`,
    );

  const note = (conversation: string, body: string) =>
    call(
      readAccessTestPeople.leader,
      `public.add_note('${conversation}', ${quote(body)}, gen_random_uuid())`,
    );

  const write = (
    person: ReadAccessTestPerson,
    conversation: string,
    body: string,
    files: readonly string[] = [],
  ) =>
    call(
      person,
      `public.write_to_conversation('${conversation}', ${quote(body)}, gen_random_uuid(), '{${files.join()}}')`,
    );

  /**
   * Runs a query with the rights of an account.
   * @returns the query's only value
   */
  async function upload(
    person: ReadAccessTestPerson,
    name: string,
    place: { readonly project: string } | { readonly conversation: string },
  ): Promise<string> {
    const id = randomUUID();
    const target =
      'project' in place
        ? `project => '${place.project}'`
        : `conversation => '${place.conversation}'`;
    await call(person, `public.add_file('${id}', '${name}.txt', 4, 'text/plain', ${target})`);
    await ask(
      `insert into storage.objects (bucket_id, name, metadata) values ('files', '${id}', '{"size": 4}');
        select public.file_to_confirm('${id}');
        select public.confirm_file('${id}', 4, repeat('0', 64), 'text/plain')`,
    );
    return id;
  }

  const assign = async (conversation: string, staffId: string) =>
    call(
      readAccessTestPeople.leader,
      `public.assign_conversation('${conversation}', ${await versionOf('conversations', conversation)}, '${staffId}')`,
    );

  const setStatus = async (conversation: string, status: string) =>
    call(
      readAccessTestPeople.leader,
      `public.set_conversation_status('${conversation}', '${status}', ${await versionOf('conversations', conversation)})`,
    );

  /**
   * Sends an incoming email to a conversation.
   * @returns the delivery result
   */
  const email = (
    conversation: string,
    from: string,
    body: string,
    { by = 'address', quotation = '', file }: Email = {},
  ) =>
    ask(
      '',
      `select to_json(public.receive_email('${conversation}', ${by === 'token'}, '${from}', ${quote(body)},
        ${quote(quotation)}, '${randomUUID()}@mail.example', false,
        ${file ? quote(JSON.stringify([{ name: `${file}.txt`, type: 'text/plain', size_text: '1 KB' }])) : "'[]'"},
        ${file ? `'{${Buffer.from(file).toString('base64')}}'` : "'{}'"}, ' files refused: '))`,
    );

  /**
   * Creates a project with the team leader as a member.
   * @returns the project ID
   */
  async function project(
    title: string,
    conversation?: string,
    person: ReadAccessTestPerson = readAccessTestPeople.leader,
  ) {
    const made = await as(
      person,
      `select to_json(t.id) from public.create_project(gen_random_uuid(), ${quote(title)}, 'apps', null,
        ${conversation ? `'${conversation}'` : 'null'}) t`,
    );
    return String(made);
  }

  const projectNote = (
    id: string,
    body: string,
    isInternal: boolean,
    person: ReadAccessTestPerson = readAccessTestPeople.leader,
  ) =>
    call(
      person,
      `public.add_project_note('${id}', ${quote(body)}, ${isInternal}, gen_random_uuid())`,
    );

  /** Calls an API function that changes a project, with the project's current version. */
  const projectCall = async (
    id: string,
    expression: (version: number) => string,
    person: ReadAccessTestPerson = readAccessTestPeople.leader,
  ) => call(person, expression(await versionOf('projects', id)));

  const addClient = (id: string, person: ReadAccessTestPerson) =>
    call(readAccessTestPeople.leader, `public.add_project_client('${id}', '${person.email}')`);

  const removeClient = (id: string, person: ReadAccessTestPerson) =>
    call(
      readAccessTestPeople.leader,
      `public.remove_project_client('${id}', '${getPersonAccountId(person)}')`,
    );

  const saveProfile = async (
    person: ReadAccessTestPerson,
    name: string,
    telephone: string,
    company: string,
  ) =>
    as(
      person,
      `select to_json(public.save_profile(${quote(name)}, ${quote(telephone)}, ${quote(company)}, a.version))
        from public.my_account() a`,
    );

  const invite = (name: string, address: string) =>
    call(
      readAccessTestPeople.leader,
      `public.invite_staff(${quote(name)}, '${address}', 'team_member')`,
    );

  const removeStaff = (address: string) =>
    ask('', `select to_json(s.staff_id) from public.staff s where s.email = '${address}'`).then(
      (staffId) =>
        call(
          readAccessTestPeople.founder,
          `public.remove_staff('${staffId}', (select a.version from public.staff_members() a where a.staff_id = '${staffId}'))`,
        ),
    );

  /** Stores an account's new email address, as the auth server does after both confirmations. */
  const moveTo = (person: ReadAccessTestPerson, address: string) =>
    ask(`update auth.users set email = '${address}' where id = '${getPersonAccountId(person)}';
      delete from auth.sessions where user_id = '${getPersonAccountId(person)}';
      insert into auth.sessions (id, user_id, created_at, updated_at)
        values ('${person.claims['session_id']}', '${getPersonAccountId(person)}', now(), now())`);

  const signUp = (id: string, address: string, name: string, isConfirmed = true) =>
    ask(`insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
        values ('${id}', 'authenticated', 'authenticated', '${address}', ${isConfirmed ? 'now()' : 'null'},
          '{"fullName": "${name}"}', now(), now());
      insert into auth.sessions (id, user_id, created_at, updated_at)
        values ('1${id.slice(1)}', '${id}', now(), now())`);

  /** Advances the test clock until collected project emails are due, then sends all due emails. */
  const sendEmails = () => {
    minute += 15;
    return ask('select pg_temp.send_emails()');
  };

  /** Runs a test history in a transaction and rolls it back. `leak` is SQL that adds an intentional data leak first. */
  async function undo<T>(history: () => Promise<T>, leak = ''): Promise<T> {
    minute = 0;
    await database.ask('begin', 'select 1');
    try {
      if (leak) await ask(leak);
      return await history();
    } finally {
      await database.ask('rollback; reset role', 'select 1');
    }
  }

  /** Runs one ending of a test history and rolls it back to the savepoint before. */
  async function branch<T>(end: () => Promise<T>): Promise<T> {
    const before = minute;
    await database.ask('savepoint branch', 'select 1');
    const result = await end();
    await database.ask('rollback to savepoint branch', 'select 1');
    minute = before;
    return result;
  }

  /**
   * Runs queries with the rights of an account and rolls each one back.
   * @returns the query results; a refused query returns its error code and text
   */
  async function readAs(
    person: ReadAccessTestPerson,
    queries: readonly string[],
  ): Promise<readonly string[]> {
    const list = queries.map(quote).join(', ');
    const values = await read(
      `select pg_temp.read_as('${person.role}', ${quote(JSON.stringify(person.claims))}, array[${list}])`,
    );
    return values as readonly string[];
  }

  /** Returns all emails that an email address has received. */
  const mailbox = async (address: string) =>
    String(
      await read(
        `select coalesce(json_agg(m.mail), '[]')::text from mailboxes m where lower(m.recipient) = '${address}'`,
      ),
    );

  return {
    ...{ waitUntil, ask, as, call, read, readAs, undo, branch, mailbox, database },
    ...{ form, reply, note, write, upload, assign, setStatus, email, sendEmails },
    ...{ project, projectNote, projectCall, addClient, removeClient },
    ...{ saveProfile, invite, removeStaff, moveTo, signUp },
  };
}
