import { onTestFinished, test } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { createTestUuid } from './actors.ts';
import { appDatabase } from './app-database.ts';

test('the test accounts can be added to a database with files of an earlier test run', async () => {
  const { app, remove } = await testDatabase();
  onTestFinished(remove);
  const [project, unfinished, ready] = [
    createTestUuid('c', 1),
    createTestUuid('c', 2),
    createTestUuid('c', 3),
  ];
  await app.connection.driver.exec(`
    insert into public.projects (id, title, service_id) values ('${project}', 'Earlier run', 'apps');
    insert into public.files (id, project_id, name, size, media_type, from_staff, uploader_name) values
      ('${unfinished}', '${project}', 'a.txt', 9, 'text/plain', true, ''),
      ('${ready}', '${project}', 'b.txt', 9, 'text/plain', true, '');
    insert into storage.objects (bucket_id, name, metadata) values ('files', '${ready}', '{"size": 9}');
    update public.files set state = 'ready', ready_at = now(), sha256 = repeat('0', 64) where id = '${ready}';`);
  await appDatabase(app);
});
