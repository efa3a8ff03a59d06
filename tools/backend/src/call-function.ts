import { queryAccounts } from './accounts.ts';
import type { LocalApp } from './embedded-app.ts';

/** The types of arguments that PostgreSQL cannot infer from their JSON. */
const TYPES: Readonly<Record<string, string>> = {
  ids: '::text[]',
  contents: '::text[]',
  files: '::jsonb',
};

/** Functions that return rows. */
const SETS: ReadonlySet<string> = new Set(['claim_mails']);

/** Calls a function of the database with the rights of the service, as the edge functions do. Rows are a list. */
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
