import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { inject } from 'vitest';
import { embeddedDatabase } from './embedded.ts';
import { hostedDatabase, hostedSession } from './hosted.ts';

const embedded = {
  name: 'the embedded backend',
  isHosted: false,
  /** Makes the next statement run as the auth server. */
  writer: '',
  open: embeddedDatabase,
  /** Opens a database that runs every query in one session. */
  openSession: embeddedDatabase,
};
const hosted = {
  name: 'PostgreSQL with the roles of a hosted project',
  isHosted: true,
  writer: 'set role supabase_auth_admin;',
  open: () => hostedDatabase('new'),
  openSession: () => hostedSession('new'),
};

/**
 * The databases that run our SQL. If PostgreSQL is installed, the other tests use it, and the exhaustive run also tests
 * the embedded database.
 */
export const databases =
  inject('postgres') === undefined || isExhaustive ? [embedded, hosted] : [hosted];
