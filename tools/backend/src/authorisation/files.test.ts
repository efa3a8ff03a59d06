import { randomUUID } from 'node:crypto';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccessTestActor, createSetClaimsSql } from './actors.ts';
import { type FileTestBackend, getExpectedStorageResponses } from './file-test-backend.ts';
import { fileTestBackends } from './file-test-backends.ts';
import { RESET_SESSION_SQL } from './file-test-databases.ts';

// The names of callers in the authorisation matrix.

const FOUNDER = 'founder';
const LEADER = 'team leader';
const CLIENT = 'client';
const OTHER = 'another client';
const SHA = 'a'.repeat(64);

interface UploadedFileRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly media_type: string;
  readonly version_number: number;
  readonly uploaded_by: string | null;
  readonly uploader_name: string;
  readonly message_id: string | null;
}

const text = (value: string) => `$text$${value}$text$`;

/** The expected error of a refused upload. The portal translates its code. */
const refusal = (reason: string, code: string) => ({
  message: expect.stringContaining(reason),
  detail: code,
});

describe.each(fileTestBackends)('$name', ({ open }) => {
  let opened: FileTestBackend | undefined;

  beforeAll(async () => {
    opened = await open();
  }, 120_000);

  afterAll(async () => opened?.close());

  beforeEach((context) => {
    if (!opened) skipWithout('PostgreSQL', context);
  });

  /** The backend. The hook above skips the test if there is none. */
  function backend(): FileTestBackend {
    if (!opened) throw new Error('The backend is not open');
    return opened;
  }

  function callerNamed(name: string): AccessTestActor {
    const caller = backend().callers.find((one) => one.name === name);
    if (!caller) throw new Error(`No caller has the name ${name}`);
    return caller;
  }

  const ask = async (query: string, script = ''): Promise<unknown> =>
    backend().ask(`${RESET_SESSION_SQL} ${script}`, query);

  const signInAs = (account: string) => `${createSetClaimsSql(callerNamed(account).claims)};`;
  const idOf = (account: string) => String(callerNamed(account).claims['sub']);

  const as = (account: string, query: string, script = '') =>
    ask(query, `${signInAs(account)} ${script}`);
  const service = (query: string) => ask(query, 'set role service_role;');
  const row = (call: string) => `select to_jsonb(t) from ${call} t`;

  interface Added {
    id?: string;
    name?: string;
    size?: number;
    type?: string;
    place?: string;
  }
  const add = async (account: string, { id, name, size, type, place }: Added = {}) =>
    (await as(
      account,
      row(
        `public.add_file('${id ?? randomUUID()}', ${text(name ?? 'logo.png')}, ${size ?? 4}, '${type ?? 'image/png'}', ${place ?? `'${backend().project}'`})`,
      ),
    )) as UploadedFileRow;
  const inConversation = () => `null, '${backend().conversation}'`;

  /** Stores an object after an upload, as the service. */
  const store = (id: string, size = 4, version = 'first') =>
    backend().storage.store(id, size, version);
  const toConfirm = (id: string) => service(row(`public.file_to_confirm('${id}')`));
  const confirm = (id: string, size = 4) =>
    service(
      row(`public.confirm_file('${id}', ${size}, '${SHA}', 'image/png')`),
    ) as Promise<UploadedFileRow>;

  async function upload(account: string, added: Added = {}): Promise<UploadedFileRow> {
    const { id } = await add(account, added);
    await store(id, added.size);
    await toConfirm(id);
    return confirm(id, added.size);
  }

  const sees = async (account: string, id: string) =>
    as(account, `select count(*)::integer from public.files where id = '${id}'`);
  const stateOf = (id: string) =>
    ask(`select to_jsonb(state) from public.files where id = '${id}'`);
  const age = (id: string, changes: string) =>
    ask('select 1', `update public.files set ${changes} where id = '${id}';`);

  test.each([
    ['without a name', ' ', 4, 'name', 'bad_name'],
    ['with a name of 256 characters', `${'a'.repeat(252)}.png`, 4, '255', 'bad_name'],
    ['with a name of 10,000 characters', `${'a'.repeat(9996)}.png`, 4, '255', 'bad_name'],
    ['without an extension', 'logo', 4, 'not accepted', 'bad_type'],
    ['of the type HTML', 'page.html', 4, 'not accepted', 'bad_type'],
    ['of the type SVG', 'picture.SVG', 4, 'not accepted', 'bad_type'],
    ['of the type EXE behind another extension', 'offer.pdf.exe', 4, 'not accepted', 'bad_type'],
    ['of the type EXE with a reversed name', 'offer\u202Efdp.exe', 4, 'not accepted', 'bad_type'],
    ['without bytes', 'logo.png', 0, 'empty', 'empty'],
    ['with more than 25 MB', 'logo.png', 26_214_401, '25 MB', 'too_large'],
  ])('a file %s is refused with a reason and its code', async (_, name, size, reason, code) => {
    await expect(add(CLIENT, { name, size })).rejects.toMatchObject(refusal(reason, code));
  });

  test.each([
    ['C:\\fakepath\\লোগো\u202E\u0007.png', 'লোগো.png'],
    ['../../etc/\npasswd.txt', 'passwd.txt'],
    [`${'a'.repeat(251)}.png`, `${'a'.repeat(251)}.png`],
  ])('the file name %j is stored as %j', async (name, stored) => {
    expect((await add(CLIENT, { name })).name).toBe(stored);
  });

  test('the file extension determines the media type, and a declared media type counts only if it fits the extension', async () => {
    expect((await add(CLIENT, { type: 'text/html' })).media_type).toBe('image/png');
    expect((await add(CLIENT, { name: 'a.MP4', type: 'audio/mp4' })).media_type).toBe('audio/mp4');
  });

  test('a retried file creation returns the first file, and a different file with the same ID is refused', async () => {
    const id = randomUUID();
    expect(await add(CLIENT, { id })).toEqual(await add(CLIENT, { id }));
    await expect(add(CLIENT, { id, size: 5 })).rejects.toThrow('another file');
    await expect(add(LEADER, { id })).rejects.toThrow('another file');
  });

  test.each([
    ['project of another client', CLIENT, () => `'${backend().otherProject}'`],
    ['conversation of another client', OTHER, inConversation],
  ])('a file for the %s is refused', async (_, account, place) => {
    await expect(add(account, { place: place() })).rejects.toThrow('You have no access');
  });

  test('the storage accepts an object only for an unfinished upload of the same size, and never replaces a confirmed file', async () => {
    const { id } = await add(CLIENT);
    await expect(store(randomUUID())).rejects.toThrow('is not the file');
    await expect(store(id, 5)).rejects.toThrow('is not the file');
    await store(id);
    await toConfirm(id);
    expect(await confirm(id)).toMatchObject({ state: 'ready', version_number: 1 });
    await expect(store(id, 4, 'second')).rejects.toThrow('is not the file');
    expect(await confirm(id)).toMatchObject({ state: 'ready' });
  });

  test('a file is confirmed only if its stored object is complete and was not replaced in the meantime', async () => {
    const { id } = await add(CLIENT);
    await toConfirm(id);
    await expect(confirm(id)).rejects.toThrow('not arrived');
    await store(id);
    await toConfirm(id);
    await expect(confirm(id, 3)).rejects.toThrow('incomplete');
    await store(id, 4, 'second');
    await expect(confirm(id)).rejects.toThrow('not arrived');
    expect(await sees(LEADER, id)).toBe(0);
    await service(`select public.reject_file('${id}')`);
    expect(await stateOf(id)).toBe('removing');
    await expect(toConfirm(id)).rejects.toThrow('Upload it again');
  });

  test('uploading a file with the name of an earlier file in the project creates its next version', async () => {
    const name = `${randomUUID()}.png`;
    const first = await upload(CLIENT, { name });
    expect(first.version_number).toBe(1);
    await as(CLIENT, row(`public.remove_file('${first.id}')`));
    expect((await upload(LEADER, { name })).version_number).toBe(2);
    expect((await upload(CLIENT, { name, place: inConversation() })).version_number).toBe(1);
  });

  test('simultaneous uploads of files with the same name get different version numbers, in any Unicode form of the name', async () => {
    const start = randomUUID();
    const names = [`${start}é.png`, `${start}e\u0301.png`];
    const files = await Promise.all(names.map((name) => upload(CLIENT, { name })));
    expect(files.map(({ name }) => name)).toEqual([names[0], names[0]]);
    expect(files.map((file) => file.version_number).sort()).toEqual([1, 2]);
  });

  test('only the uploader can see an unfinished upload, and a removed project member cannot finish it', async () => {
    const { id } = await add(CLIENT);
    expect([await sees(CLIENT, id), await sees(LEADER, id), await sees(FOUNDER, id)]).toEqual([
      1, 0, 0,
    ]);
    const checkUpload = (account: string) =>
      backend().storage.checkUpload(callerNamed(account), id);
    await expect(checkUpload(FOUNDER)).rejects.toThrow('row-level security');
    const member = `from public.project_people where project_id = '${backend().project}' and user_id = '${idOf(CLIENT)}'`;
    const removed = await ask(`select to_jsonb(project_people) ${member}`);
    await ask('select 1', `delete ${member};`);
    await expect(checkUpload(CLIENT)).rejects.toThrow('row-level security');
    await ask(
      'select 1',
      `insert into public.project_people
        select * from jsonb_populate_record(null::public.project_people, ${text(JSON.stringify(removed))});`,
    );
    await checkUpload(CLIENT);
  });

  test('each test account has exactly the expected permissions on objects in the file storage', async () => {
    const { project, otherProject, conversation, message } = backend();
    const inClientProject = await upload(CLIENT, { place: `'${project}'` });
    const ofOther = await upload(OTHER, { place: `'${otherProject}'` });
    const sent = await upload(CLIENT, { place: `null, '${conversation}'` });
    await age(sent.id, `message_id = '${message}'`);
    const unfinished = await add(CLIENT);
    const ready = [inClientProject.id, sent.id, ofOther.id];
    const found = await backend().storage.tryVerbs({ ready, unfinished: unfinished.id });
    expect(found).toEqual(getExpectedStorageResponses(backend().callers));
  });

  test('an uploaded file becomes visible to the other side only when the message with the file is sent', async () => {
    const { id } = await upload(CLIENT, { place: inConversation() });
    expect([await sees(CLIENT, id), await sees(LEADER, id)]).toEqual([1, 0]);
    const key = randomUUID();
    const write = (file: string, by = key) =>
      as(
        CLIENT,
        row(
          `public.write_to_conversation('${backend().conversation}', 'Our logo', '${by}', '{${file}}'::uuid[])`,
        ),
      );
    const sent = { body: 'Our logo', files: [{ id, name: 'logo.png', size: 4 }] };
    expect(await write(id)).toMatchObject(sent);
    expect(await write(id)).toMatchObject(sent);
    await expect(write(id, randomUUID())).rejects.toThrow('not uploaded');
    expect([await sees(LEADER, id), await sees(OTHER, id)]).toEqual([1, 0]);
    const reply = await upload(LEADER, { place: inConversation() });
    const answer = (file: string) =>
      as(
        LEADER,
        row(`public.send_reply('${backend().conversation}', 'Our draft',
          (select version from public.conversations where id = '${backend().conversation}'), gen_random_uuid(), '{${file}}'::uuid[])`),
      );
    const unfinished = await add(LEADER, { place: inConversation() });
    await expect(answer(unfinished.id)).rejects.toThrow('not uploaded');
    await answer(reply.id);
    expect(
      await as(
        CLIENT,
        `select jsonb_agg(m.files) from public.client_messages('${backend().conversation}') m`,
      ),
    ).toContainEqual([expect.objectContaining({ id: reply.id })]);
  });

  test('a reply email attaches the smallest files up to 10 MB in total and lists the other files by name', async () => {
    const files = [];
    for (const [name, size] of Object.entries({ 'a.zip': 9e6, 'b.zip': 2e6, 'c.zip': 8e6 })) {
      files.push(await upload(LEADER, { name, size, place: inConversation() }));
    }
    const reply = (await as(
      LEADER,
      row(`public.send_reply('${backend().conversation}', 'Three files',
        (select version from public.conversations where id = '${backend().conversation}'), gen_random_uuid(),
        '{${files.map(({ id }) => id)}}'::uuid[])`),
    )) as { id: string };
    const data = await ask(
      `select private.reply_data(m) from public.messages m where id = '${reply.id}'`,
    );
    expect(data).toMatchObject({
      files: [
        { name: 'a.zip', attached: false },
        { name: 'b.zip', attached: true },
        { name: 'c.zip', attached: true },
      ],
    });
  });

  test('a removed file is hidden, and can be restored for ten minutes before its bytes are deleted', async () => {
    const { id } = await upload(CLIENT);
    const call = (name: string, by = CLIENT) => as(by, row(`public.${name}('${id}')`));
    const toClean = () =>
      service(`select coalesce(jsonb_agg(c.id), '[]') from public.files_to_clean() c`);
    await expect(call('remove_file', OTHER)).rejects.toThrow('cannot change');
    await call('remove_file', LEADER);
    expect([await sees(CLIENT, id), await sees(LEADER, id)]).toEqual([0, 0]);
    expect(await toClean()).not.toContain(id);
    await call('restore_file');
    expect(await sees(LEADER, id)).toBe(1);
    await call('remove_file');
    await age(id, `removed_at = now() - interval '16 minutes'`);
    await expect(call('restore_file')).rejects.toThrow('already deleted');
    expect(await toClean()).toContain(id);
    const forget = () => service(`select public.forget_files('{${id}}')`);
    await forget();
    expect(await stateOf(id)).toBe('removing');
    await backend().storage.remove(id);
    await forget();
    expect(await stateOf(id)).toBeUndefined();
  });

  test('the file cleanup finds abandoned uploads, files without a sent message and stored objects without a row', async () => {
    const abandoned = await add(CLIENT);
    const unsent = await upload(CLIENT, { place: inConversation() });
    const orphan = await upload(CLIENT);
    const kept = await upload(CLIENT);
    const toClean = () =>
      service(`select coalesce(jsonb_agg(c.id), '[]') from public.files_to_clean() c`);
    await age(abandoned.id, `created_at = now() - interval '23 hours'`);
    await age(unsent.id, `created_at = now() - interval '6 days'`);
    await ask('select 1', `delete from public.files where id = '${orphan.id}';`);
    const all = [abandoned.id, unsent.id, orphan.id];
    for (const id of [...all, kept.id]) expect(await toClean()).not.toContain(id);
    await age(abandoned.id, `created_at = now() - interval '25 hours'`);
    await age(unsent.id, `created_at = now() - interval '8 days'`);
    await ask(
      'select 1',
      `update storage.objects set created_at = now() - interval '3 hours' where name in ('${orphan.id}', '${kept.id}');`,
    );
    const cleaned = await toClean();
    for (const id of all) expect(cleaned).toContain(id);
    expect(cleaned).not.toContain(kept.id);
    await expect(as(CLIENT, row(`public.restore_file('${abandoned.id}')`))).rejects.toThrow(
      'already deleted',
    );
  });

  test('a client can store at most 500 MB, and uploads per hour are limited', async () => {
    const fill = (count: number, size: number) => `begin;
      delete from private.rate_counts;
      insert into public.files (id, project_id, name, size, media_type, from_staff, uploaded_by, uploader_name)
        select gen_random_uuid(), '${backend().project}', 'a.zip', ${size}, 'application/zip', false, '${idOf(CLIENT)}', ''
        from generate_series(1, ${count});
      ${signInAs(CLIENT)}`;
    const addition = (size: number) =>
      row(`public.add_file(gen_random_uuid(), 'b.zip', ${size}, '', '${backend().project}')`);
    await expect(ask(addition(20_000_000), fill(20, 26_000_000))).rejects.toMatchObject(
      refusal('500 MB', 'storage_full'),
    );
    await expect(
      ask(
        'select 1',
        `begin; delete from private.rate_counts;
        update private.rate_limits set maximum = 2 where name = 'upload account'; ${signInAs(CLIENT)}
        select count(public.add_file(gen_random_uuid(), 'b.txt', 1, '', '${backend().project}')) from generate_series(1, 3);`,
      ),
    ).rejects.toThrow('too many files');
  });

  test('a client’s data export lists the files that the client can see, and no other files', async () => {
    const own = await upload(CLIENT);
    const ofStaff = await upload(LEADER);
    const unsent = await upload(LEADER, { place: inConversation() });
    const ofOther = await upload(OTHER, { place: `'${backend().otherProject}'` });
    const { files } = (await as(CLIENT, 'select public.export_my_data()')) as {
      files: { id: string }[];
    };
    expect(files).toContainEqual(
      expect.objectContaining({ id: own.id, name: 'logo.png', sha256: SHA, uploaded_by_me: true }),
    );
    expect(files).toContainEqual(
      expect.objectContaining({ id: ofStaff.id, uploaded_by_me: false }),
    );
    const ids = files.map(({ id }) => id);
    expect(ids).not.toContain(unsent.id);
    expect(ids).not.toContain(ofOther.id);
  });

  test('the portal search returns only files that the caller can select', async () => {
    const name = `Sketch${randomUUID().slice(0, 8)}`;
    const found = async (actor: AccessTestActor) => {
      const session = createSetClaimsSql(actor.claims);
      const query = (sql: string) =>
        ask(`select coalesce(jsonb_agg(id order by id), '[]') from ${sql}`, session).catch(
          () => [],
        );
      return {
        search: (await query(
          `(select s.id from public.search_portal('${name}', 20) s where kind like '%file') s`,
        )) as string[],
        rows: (await query(`(select id::text from public.files) f`)) as string[],
      };
    };
    const added = { name: `${name}.png` };
    await upload(CLIENT, added);
    await upload(CLIENT, { ...added, place: inConversation() });
    await upload(OTHER, { ...added, place: `'${backend().otherProject}'` });
    const counts: Record<string, number> = {};
    for (const actor of backend().callers) {
      const { search, rows } = await found(actor);
      counts[actor.name] = search.length;
      expect(rows).toEqual(expect.arrayContaining(search));
    }
    // The client has not sent the message with its second file.
    expect(counts).toMatchObject({
      anonymous: 0,
      client: 2,
      'another client': 1,
      'team leader': 1,
      'removed founder': 0,
      'signed-out founder': 0,
      founder: 2,
    });
  });

  test("only the author of a conversation's first message can add files to it, and staff see these files immediately", async () => {
    const key = randomUUID();
    await ask(
      'select 1',
      `${signInAs(CLIENT)} select set_config('request.headers', '{"idempotency-key": "${key}"}', false);
      insert into public.contact_messages (name, email, subject, message)
        values ('Asha', '${backend().clientEmail}', 'New logo', 'Here it is.');`,
    );
    const place = `null, null, null, '${key}'`;
    const sent = await upload(CLIENT, { place });
    expect(sent).toMatchObject({ message_id: expect.any(String), project_id: null });
    expect(await add(CLIENT, { id: sent.id, place })).toMatchObject({ id: sent.id });
    expect([await sees(LEADER, sent.id), await sees(OTHER, sent.id)]).toEqual([1, 0]);
    const files = await as(
      CLIENT,
      `select jsonb_agg(f ->> 'name') from public.client_messages((select conversation_id from public.files where id = '${sent.id}')) m,
        jsonb_array_elements(m.files) f`,
    );
    expect(files).toEqual(['logo.png']);
    for (const other of [OTHER, LEADER]) {
      await expect(add(other, { place })).rejects.toThrow('This message does not exist');
    }
    await expect(
      add(CLIENT, { place: `'${backend().project}', null, null, '${key}'` }),
    ).rejects.toThrow('one project or one conversation');
    for (let count = 1; count < 20; count += 1) await add(CLIENT, { place });
    await expect(add(CLIENT, { place })).rejects.toMatchObject(
      refusal('at most 20 files', 'too_many_files'),
    );
    await ask(
      'select 1',
      `update public.messages set created_at = now() - interval '2 days' where id = '${sent.message_id}';`,
    );
    await expect(add(CLIENT, { place })).rejects.toThrow('This message does not exist');
  });

  test("deleting a client account deletes the files of projects without another client, and removes the client's name from all other files", async () => {
    const shared = randomUUID();
    const alone = await upload(CLIENT);
    const ofStaff = await upload(LEADER);
    await as(FOUNDER, 'select 1', `select public.create_project('${shared}', 'Shared', 'apps');`);
    await ask(
      'select 1',
      `insert into public.project_people (project_id, user_id) values ('${shared}', '${idOf(CLIENT)}'), ('${shared}', '${idOf(OTHER)}');`,
    );
    const kept = await upload(CLIENT, { place: `'${shared}'` });
    expect(kept.uploaded_by).toBe(idOf(CLIENT));
    await ask(
      'select 1',
      `${backend().writer} delete from auth.users where id = '${idOf(CLIENT)}'; reset role;`,
    );
    expect([await stateOf(alone.id), await stateOf(ofStaff.id)]).toEqual(['removing', 'removing']);
    expect(
      await ask(row(`public.files t where id = '${kept.id}'`).replace(/ t$/, '')),
    ).toMatchObject({ state: 'ready', uploaded_by: null, uploader_name: '' });
    const { id } = kept;
    expect([await sees(OTHER, id), await sees(FOUNDER, id)]).toEqual([1, 1]);
  });
});
