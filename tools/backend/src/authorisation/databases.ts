import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { inject } from 'vitest';
import { openEmbeddedTestDatabase } from './embedded.ts';
import { openHostedSupabaseSession, openHostedSupabaseTestDatabase } from './hosted.ts';

const embedded = {
  name: 'the embedded backend',
  isHosted: false,
  /** SQL that makes the next statement run with the auth server's role. */
  writer: '',
  open: openEmbeddedTestDatabase,
  /** Opens a database that runs every query in one database session. */
  openSession: openEmbeddedTestDatabase,
};
const hosted = {
  name: 'PostgreSQL with the roles of a hosted project',
  isHosted: true,
  writer: 'set role supabase_auth_admin;',
  open: () => openHostedSupabaseTestDatabase('new'),
  openSession: () => openHostedSupabaseSession('new'),
};

/**
 * The databases on which the SQL tests run: PostgreSQL if it is installed, otherwise the embedded database. Exhaustive
 * runs use both.
 */
export const authorisationTestDatabases =
  inject('postgres') === undefined || isExhaustive ? [embedded, hosted] : [hosted];
