import { queryAccounts } from './accounts.ts';
import type { LocalApp } from './embedded-app.ts';

/** The PostgreSQL types of arguments that PostgreSQL cannot infer from JSON values. */
const TYPES: Readonly<Record<string, string>> = {
  ids: '::text[]',
  contents: '::text[]',
  files: '::jsonb',
};

/** The database functions that return rows. */
const SETS: ReadonlySet<string> = new Set(['claim_mails']);

/** Calls a database function with the rights of the service role, as edge functions do. Rows are returned as an array. */
export async function callFunction(
  app: LocalApp,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const names = Object.keys(args);
  const list = names.map((key, index) => `${key} => $${index + 1}${TYPES[key] ?? ''}`).join(', ');
  const values = names.map((key) => (key === 'files' ? JSON.stringify(args[key]) : args[key]));
  if (SETS.has(name)) return queryAccounts(app, `select * from public.${name}(${list})`, values);
  const sql = `select public.${name}(${list}) as result`;
  const [row] = await queryAccounts<{ result: unknown }>(app, sql, values);
  return row?.result;
}
