import { PGlite } from '@electric-sql/pglite';
import { answerParent } from '@torsa/node-lib/as-child';

await answerParent(async (databaseDir) => {
  const database = await PGlite.create(String(databaseDir));
  await database.close();
});
