import { isPasswordWithinBcryptLimit } from '@torsa/shared/i18n/text/fits-bcrypt';
import type { EmbeddedSupabase } from './embedded-app.ts';

/** Runs an SQL statement on the account tables of the embedded backend and returns the rows. */
export async function runSqlOnAccountTables<Row>(
  { connection }: EmbeddedSupabase,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await connection.driver.query<Row>(sql, [...values]);
  return rows;
}

/** The stored data of an unconfirmed account. */
export interface UnconfirmedAccount {
  readonly encrypted_password: string | null;
  readonly invited_at: string | null;
  readonly raw_user_meta_data: unknown;
}

/**
 * Deletes the unconfirmed account of an email address.
 * @returns the account's data, or undefined if no such account exists
 */
export async function deleteUnconfirmedAccount(
  app: EmbeddedSupabase,
  email: string,
): Promise<UnconfirmedAccount | undefined> {
  const [row] = await runSqlOnAccountTables<UnconfirmedAccount>(
    app,
    `delete from auth.users where email = $1 and email_confirmed_at is null
      returning encrypted_password, invited_at, raw_user_meta_data`,
    [email],
  );
  return row;
}

/** Returns true if the email address has an account with this password. */
export async function accountHasPassword(
  app: EmbeddedSupabase,
  email: string,
  password: string,
): Promise<boolean> {
  if (!isPasswordWithinBcryptLimit(password)) return false;
  const rows = await runSqlOnAccountTables(
    app,
    // Uses the prefix `$2a$`, because pgcrypto does not accept bcrypt's newer prefix `$2b$` for the same hash.
    `select from auth.users, regexp_replace(encrypted_password, '^\\$2b', '$2a') as hash
      where email = $1 and extensions.crypt($2, hash) = hash`,
    [email, password],
  );
  return rows.length > 0;
}

/** Reads the session ID from an access token without checking the token's signature. */
export function readSessionId(accessToken: string): string | undefined {
  const [, claims = ''] = accessToken.split('.');
  const { session_id }: { session_id?: unknown } = JSON.parse(
    Buffer.from(claims, 'base64url').toString('utf8'),
  );
  return typeof session_id === 'string' ? session_id : undefined;
}
