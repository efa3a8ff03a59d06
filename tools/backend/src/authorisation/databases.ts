import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { inject } from 'vitest';
import { embeddedDatabase } from './embedded.ts';
import { hostedDatabase, hostedSession } from './hosted.ts';

const embedded = {
  name: 'the embedded backend',
  isHosted: false,
  /** What makes the next statement one of the auth server. */
  writer: '',
  open: embeddedDatabase,
  /** Opens a database that answers every question in one session. */
  openSession: embeddedDatabase,
};
const hosted = {
  name: 'PostgreSQL with the roles of a hosted project',
  isHosted: true,
  writer: 'set role supabase_auth_admin;',
  open: () => hostedDatabase('new'),
  openSession: () => hostedSession('new'),
};

/** What runs our SQL. It is the same on both: where there is a PostgreSQL, the exhaustive run tries the other as well. */
export const databases =
  inject('postgres') === undefined || isExhaustive ? [embedded, hosted] : [hosted];
