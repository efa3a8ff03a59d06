import type { TestProject } from 'vitest/node';
import { findPostgres, type PostgresPrograms } from '../authorisation/find-postgres.ts';
import { createHostedSupabaseCluster } from '../authorisation/hosted.ts';
import { canRunPostgres, preparePostgresPrograms } from '../authorisation/postgres-server.ts';
import { COMMON, keepEmbeddedTemplate, keepTemplate } from './kept-templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
    /** The folder is empty if PostgreSQL is not installed. */
    hostedTemplate: string;
    postgres: PostgresPrograms | undefined;
  }
}

const HOSTED = [
  ...COMMON,
  'tools/backend/src/testing/database-template.ts',
  ...['hosted.ts', 'postgres-server.ts', 'postgres-folder.ts', 'people.sql'].map(inAuthorisation),
  ...['hosted.sql', 'hosted-auth.sql', 'hosted-realtime.sql', 'hosted-new-privileges.sql'].map(
    inAuthorisation,
  ),
];

/** Creates one migrated and seeded database of each kind, which all test files copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await findPostgres();
  const copied = found && (await preparePostgresPrograms(found));
  const lent = copied && (await canRunPostgres(copied.programs)) ? copied : undefined;
  // This process creates the embedded database. PostgreSQL's own programs create the other.
  const [embedded, hosted] = await Promise.all([
    keepEmbeddedTemplate(),
    keepTemplate('hosted', HOSTED, async (draft) => {
      if (lent) await createHostedSupabaseCluster(lent.programs, draft);
    }),
  ]);
  project.provide('databaseTemplate', embedded);
  project.provide('hostedTemplate', hosted);
  project.provide('postgres', lent?.programs);
  return async () => copied?.remove();
}

function inAuthorisation(name: string): string {
  return `tools/backend/src/authorisation/${name}`;
}
