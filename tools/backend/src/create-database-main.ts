import { PGlite } from '@electric-sql/pglite';
import { runForParent } from '@torsa/node-lib/as-child';

await runForParent(async (databaseDir) => {
  const database = await PGlite.create(String(databaseDir));
  await database.close();
});
