import { randomUUID } from 'node:crypto';
import { cp, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { testDatabase } from './test-database.ts';
import { openTestApp } from './testing.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;

beforeAll(async () => {
  database = await testDatabase();
  folder = await makeTempFolder();
  await cp(SUPABASE_DIR, folder.path, { recursive: true });
  await writeFile(
    join(folder.path, 'migrations/20990101000000_add_notes.sql'),
    `create type public.note_kind as enum ('short'); create table public.notes (kinds public.note_kind[]);`,
  );
});

afterAll(async () => {
  await database.remove();
  await folder.remove();
});

test('a migration whose record cannot be written leaves nothing behind', async () => {
  const { app } = database;
  const history = 'supabase_migrations.schema_migrations';
  await app.connection.driver.exec(`alter table ${history} add check (version < '2099') not valid`);
  await expect(migrate(app, folder.path)).rejects.toThrow('20990101000000_add_notes.sql failed');
  await app.connection.driver.exec(
    `alter table ${history} drop constraint schema_migrations_version_check`,
  );
  await migrate(app, folder.path);
  const { rows } = await app.connection.driver.query(
    `select to_regclass('public.notes')::text as made, count(*)::int as recorded
       from ${history} where version = '20990101000000'`,
  );
  expect(rows).toEqual([{ made: 'notes', recorded: 1 }]);
});

test('arrays of a type that a migration has just made are arrays', async () => {
  const { rows } = await database.app.connection.driver.query(
    'select $1::public.note_kind[] as kinds',
    [['short']],
  );
  expect(rows).toEqual([{ kinds: ['short'] }]);
});

// A second database from its first migration on.
if (isExhaustive) {
  test('a conversation from before the rule of ownership stays with its client only with the confirmed address', async () => {
    const before = await makeTempFolder();
    try {
      await cp(SUPABASE_DIR, before.path, { recursive: true });
      const migrations = join(before.path, 'migrations');
      const later = (await readdir(migrations)).filter((name) => name >= '20261125140000');
      for (const name of later) await rename(join(migrations, name), join(before.path, name));
      const app = await openTestApp(join(before.path, 'data'), before.path);
      const { driver } = app.connection;
      const [own, other, project] = [randomUUID(), randomUUID(), randomUUID()];
      const client = '00000000-0000-4000-8000-000000000004';
      await driver.exec(`
      insert into public.contact_messages (name, email, subject, message) values
        ('Own', 'Client@torsa.example', '${own}', 'Hi'), ('Other', 'victim@example.org', '${other}', 'Hi');
      update public.conversations set client_id = '${client}' where subject in ('${own}', '${other}');
      update public.messages set kind = 'client' where author_name in ('Own', 'Other');
      insert into public.projects (id, title, service_id, conversation_id)
        select '${project}', 'Site', 'apps', id from public.conversations where subject = '${other}';
      insert into public.project_people (project_id, user_id) values ('${project}', '${client}')`);
      for (const name of later) await rename(join(before.path, name), join(migrations, name));
      await migrate(app, before.path);
      const { rows } = await driver.query(
        `select c.name, c.email, c.client_id, w.email as writer, m.kind::text,
          exists (select from public.contact_messages f where f.id = o.contact_message_id and f.subject = c.subject) as linked,
          (select count(*)::int from public.project_people p where p.project_id = $3) as people
        from public.conversations c
          left join public.conversation_writers w on w.conversation_id = c.id
          join public.messages m on m.conversation_id = c.id
          left join private.message_origins o on o.message_id = m.id and o.author_id = $4
        where c.subject in ($1, $2) order by c.name`,
        [own, other, project, client],
      );
      const email = 'client@torsa.example';
      expect(rows).toEqual([
        {
          name: 'Other',
          email: 'victim@example.org',
          client_id: null,
          writer: email,
          kind: 'visitor',
          linked: true,
          people: 0,
        },
        {
          name: 'Own',
          email,
          client_id: client,
          writer: null,
          kind: 'client',
          linked: true,
          people: 0,
        },
      ]);
      await app.connection.close();
    } finally {
      await before.remove();
    }
  });
}
