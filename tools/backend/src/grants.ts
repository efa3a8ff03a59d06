import type { LocalApp } from './embedded-app.ts';

// Reading and writing stay, which row-level security answers for.
const TAKE_BACK = `
revoke all on all tables in schema public, private from anon, authenticated;
grant select, insert, update, delete on all tables in schema public, private to anon, authenticated;
revoke all on all sequences in schema public, private from anon, authenticated`;

/**
 * Before its first request the embedded backend grants everything on every table to everybody,
 * TRUNCATE among it, which row-level security does not stop. This lets it do so now and takes back
 * what no request needs.
 */
export async function takeBackGrants(app: LocalApp): Promise<void> {
  await app.connection.withContext({ auth: { role: 'anon' } }, async () => {});
  await app.connection.driver.exec(TAKE_BACK);
}
