import { CommandError } from '@torsa/node-lib/command-error';
import { findPostgres } from '../authorisation/find-postgres.ts';
import { DEFAULT_PRIVILEGE_VARIANTS } from '../authorisation/hosted.ts';
import { preparePostgresPrograms } from '../authorisation/postgres-server.ts';
import { compareSchemas, getSchemaDifferenceReason } from './compare-schemas.ts';
import { expectedSchemaDifferences } from './differences.ts';
import { dumpEmbeddedSchema, dumpHostedSupabaseSchemas } from './dump-migrations.ts';
import type { SchemaDump } from './dump-schema.ts';

// The command that compares the database schemas of two migration folders: `compare-migrations-main.ts BEFORE AFTER`.
const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  throw new CommandError(
    'Name two migration folders. Usage: compare-migrations-main.ts BEFORE AFTER',
  );
}
const problems =
  report(
    'The embedded database',
    await dumpEmbeddedSchema(before),
    await dumpEmbeddedSchema(after),
  ) + (await compareHosted(before, after));
if (problems > 0)
  console.error(
    `${problems} schema differences are unexpected. Correct the migrations, or add the differences to differences.ts.`,
  );
process.exitCode = problems > 0 ? 1 : 0;

async function compareHosted(before: string, after: string): Promise<number> {
  const found = await findPostgres();
  if (!found)
    throw new CommandError('The npm package of PostgreSQL is not installed. Run pnpm install.');
  const { programs, remove } = await preparePostgresPrograms(found);
  try {
    const schemas = await dumpHostedSupabaseSchemas(programs, [before, after]);
    let problems = 0;
    for (const privileges of DEFAULT_PRIVILEGE_VARIANTS) {
      const [former = new Map(), latter = new Map()] = schemas[privileges];
      problems += report(`PostgreSQL, ${privileges} default privileges`, former, latter);
    }
    return problems;
  } finally {
    await remove();
  }
}

/**
 * Prints the differences between two database schemas.
 * @returns the number of unexpected differences
 */
function report(name: string, before: SchemaDump, after: SchemaDump): number {
  const differences = compareSchemas(before, after);
  console.log(
    `${name}: ${before.size} and ${after.size} schema objects, ${differences.length} differ.`,
  );
  let problems = 0;
  for (const difference of differences) {
    const reason = getSchemaDifferenceReason(difference, expectedSchemaDifferences);
    if (reason === undefined) problems += 1;
    console.log(
      `${reason === undefined ? 'UNEXPECTED' : 'expected'}  difference: ${difference.fact}`,
    );
    console.log(`  reason: ${reason ?? 'none'}`);
    console.log(`  before: ${difference.before ?? '(nothing)'}`);
    console.log(`  after:  ${difference.after ?? '(nothing)'}`);
  }
  return problems;
}
