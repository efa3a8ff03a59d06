import type { LocalApp } from './embedded-app.ts';

// Reading and writing stay granted, because row-level security decides about them.
const TAKE_BACK = `
revoke all on all tables in schema public, private from anon, authenticated;
grant select, insert, update, delete on all tables in schema public, private to anon, authenticated;
revoke all on all sequences in schema public, private from anon, authenticated`;

/**
 * Revokes unneeded rights of API roles. Before its first request, the embedded backend grants all rights on all tables
 * to all roles. TRUNCATE is one of these rights, and row-level security does not stop it. This function triggers the
 * grants and then revokes them.
 */
export async function revokeUnneededGrants(app: LocalApp): Promise<void> {
  await app.connection.withContext({ auth: { role: 'anon' } }, async () => {});
  await app.connection.driver.exec(TAKE_BACK);
}
