import type { EmbeddedSupabase } from './embedded-app.ts';

// The API roles keep only the rights to read and write rows, because row-level security restricts these rights.
const TAKE_BACK = `
revoke all on all tables in schema public, private from anon, authenticated;
grant select, insert, update, delete on all tables in schema public, private to anon, authenticated;
revoke all on all sequences in schema public, private from anon, authenticated`;

/**
 * Revokes unneeded rights of the API roles. On the first request, the embedded backend grants all rights, even
 * TRUNCATE, which row-level security does not restrict.
 */
export async function revokeUnneededGrants(app: EmbeddedSupabase): Promise<void> {
  await app.connection.withContext({ auth: { role: 'anon' } }, async () => {});
  await app.connection.driver.exec(TAKE_BACK);
}
