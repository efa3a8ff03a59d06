import { runSqlOnAccountTables } from './accounts.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';

/** The PostgreSQL types of function arguments whose type PostgreSQL cannot infer from JSON values. */
const TYPES: Readonly<Record<string, string>> = {
  ids: '::text[]',
  contents: '::text[]',
  files: '::jsonb',
};

/** The database functions that return rows instead of one value. */
const SETS: ReadonlySet<string> = new Set(['claim_mails']);

/**
 * Calls a database function with the rights of service_role, as edge functions do.
 * @returns an array for a function that returns rows
 */
export async function callEdgeFunction(
  app: EmbeddedSupabase,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 1}${TYPES[key] ?? ''}`).join(', ');
  const values = names.map((key) => (key === 'files' ? JSON.stringify(args[key]) : args[key]));
  if (SETS.has(name))
    return runSqlOnAccountTables(app, `select * from public.${name}(${list})`, values);
  const sql = `select public.${name}(${list}) as result`;
  const [row] = await runSqlOnAccountTables<{ result: unknown }>(app, sql, values);
  return row?.result;
}
