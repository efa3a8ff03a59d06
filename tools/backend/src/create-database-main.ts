import { PGlite } from '@electric-sql/pglite';

// Without its parent nobody would use the result.
process.once('disconnect', () => process.exit(1));

const database = await PGlite.create(process.argv[2] ?? '');
await database.close();
process.exit(0);
