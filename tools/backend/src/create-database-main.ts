import { PGlite } from '@electric-sql/pglite';
import { runTaskForParent } from '@torsa/node-lib/as-child';

await runTaskForParent(async (databaseDir) => {
  const database = await PGlite.create(String(databaseDir));
  await database.close();
});
