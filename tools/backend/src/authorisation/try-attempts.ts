import { readFile } from 'node:fs/promises';
import { accessTestActors } from './actors.ts';
import type { AccessAttemptSql } from './attempts.ts';
import type { Database } from './database.ts';

/** The result of an access attempt: the affected rows and the proof count, or the database error. */
type Outcome =
  | { readonly touched: number; readonly proven: number | null }
  | { readonly state: string; readonly message: string };

const REFUSED = '42501';
/** The SQLSTATE code of the error for a statement that sets an identity column. */
const NUMBERED = '428C9';

/** Runs each statement as every test caller and returns the database's responses in the same sequence. */
export async function runStatementsAsActors(
  database: Database,
  statements: readonly AccessAttemptSql[],
): Promise<readonly (readonly string[])[]> {
  const attempts = statements.flatMap(({ sql, proof }) =>
    accessTestActors.map(({ role, claims }) => ({
      role,
      claims: JSON.stringify(claims),
      sql,
      proof,
    })),
  );
  const outcomes = (await database.ask(
    await readFile(new URL('probe.sql', import.meta.url), 'utf8'),
    `select json_agg(pg_temp.probe(role, claims, sql, proof) order by place)
     from rows from (jsonb_to_recordset($attempts$${JSON.stringify(attempts)}$attempts$::jsonb)
       as (role text, claims text, sql text, proof text)
     ) with ordinality as attempts (role, claims, sql, proof, place)`,
  )) as readonly Outcome[];
  return statements.map((statement, index) =>
    outcomes
      .slice(index * accessTestActors.length, (index + 1) * accessTestActors.length)
      .map((outcome) => judge(statement.verb, outcome)),
  );
}

/**
 * Converts an attempt's result to a cell value of matrix.tsv. An error that is not a refusal becomes its text, because
 * it proves nothing about rights.
 */
function judge(verb: string, outcome: Outcome): string {
  if ('state' in outcome) {
    const refused = [REFUSED, NUMBERED].includes(outcome.state);
    return refused ? 'no' : `${outcome.state} ${outcome.message}`;
  }
  const { touched, proven } = outcome;
  if (verb === 'truncate' || verb === 'create in') return 'yes';
  if (touched === 0 || proven === 0) return 'no';
  if (verb !== 'select') return 'yes';
  return touched === proven ? 'all' : 'own';
}
