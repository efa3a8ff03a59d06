import { randomUUID } from 'node:crypto';
import { accessTestActors, createSetClaimsSql, createTestUuid } from './actors.ts';
import type { Database } from './database.ts';
import type {
  ExpectedStorageResponses,
  FileTestBackend,
  TestStorageObjectNames,
  TestStorageServer,
} from './file-test-backend.ts';
import { runStatementsAsActors } from './try-attempts.ts';

/** Adds the accounts of people.sql and a Storage server simulated in SQL to a test database. */
export const createSqlFileTestBackend = (database: Database, writer: string): FileTestBackend => ({
  ...database,
  callers: accessTestActors,
  clientEmail: 'client@torsa.example',
  project: createTestUuid(4, 1),
  otherProject: createTestUuid(4, 2),
  conversation: createTestUuid(2, 1),
  message: createTestUuid(3, 1),
  writer,
  storage: createSqlStorage(database),
});

/** Each SQL script begins without a transaction, a role or claims, like an API request. */
export const RESET_SESSION_SQL = `rollback; reset role; select set_config('request.jwt.claims', '', false),
  set_config('request.jwt.claim.sub', '', false), set_config('request.headers', '', false);`;

const objects = 'storage.objects';
const insert = (name: string) =>
  `insert into ${objects} (bucket_id, name) values ('files', '${name}')`;

function createSqlStorage(database: Database): TestStorageServer {
  const run = (script: string) => database.ask(`${RESET_SESSION_SQL} ${script}`, 'select 1');
  return {
    store: (id, size, version) =>
      run(`set role service_role;
        insert into ${objects} (bucket_id, name, metadata, version)
          values ('files', '${id}', '{"size": ${size}}', '${version}')
          on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version;`),
    checkUpload: (caller, id) =>
      run(`${createSetClaimsSql(caller.claims)}; begin; ${insert(id)}; rollback;`),
    remove: (id) =>
      run(
        `set storage.allow_delete_query = 'true'; delete from ${objects} where name = '${id}'; reset storage.allow_delete_query;`,
      ),
    tryVerbs: (names) => tryVerbs(database, names),
  };
}

/** Tries each SQL verb, such as select, on the file storage's objects as each caller of the authorisation matrix. */
async function tryVerbs(
  database: Database,
  { ready, unfinished }: TestStorageObjectNames,
): Promise<readonly ExpectedStorageResponses[]> {
  const named = `name in (${ready.map((id) => `'${id}'`).join()})`;
  const count = `select count(*) from ${objects} where ${named}`;
  const attempts = [
    { what: 'select', sql: `select from ${objects} where ${named}`, proof: count },
    { what: 'insert of the unfinished upload', sql: insert(unfinished) },
    { what: 'insert of a ready file', sql: insert(ready[0] ?? '') },
    { what: 'insert without a file', sql: insert(randomUUID()) },
    { what: 'insert of another name', sql: insert('logo.png') },
    { what: 'update', sql: `update ${objects} set name = 'probe'` },
    { what: 'delete', sql: `delete from ${objects}` },
    {
      what: 'select of the bucket',
      sql: 'select from storage.buckets',
      proof: 'select count(*) from storage.buckets',
    },
  ];
  const statements = attempts.map(({ what, sql, proof }) => ({
    on: objects,
    verb: what.split(' ')[0] ?? '',
    sql,
    ...(proof && { proof }),
  }));
  const reset = {
    ...database,
    ask: (script: string, query: string) => database.ask(`${RESET_SESSION_SQL} ${script}`, query),
  };
  const answers = await runStatementsAsActors(reset, statements);
  return attempts.map(({ what }, index) => [what, answers[index] ?? []]);
}
