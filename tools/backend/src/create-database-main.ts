import { PGlite } from '@electric-sql/pglite';
import { runTaskForParentProcess } from '@torsa/node-lib/as-child';

await runTaskForParentProcess(async (databaseDir) => {
  const database = await PGlite.create(String(databaseDir));
  await database.close();
});
