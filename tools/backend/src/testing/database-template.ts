import type { TestProject } from 'vitest/node';
import { findPostgres } from '../authorisation/find-postgres.ts';
import { makeHosted } from '../authorisation/hosted.ts';
import { COMMON, embeddedTemplate, keep } from './kept-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
    /** Nothing is there where there is no PostgreSQL. */
    hostedTemplate: string;
  }
}

const HOSTED = [
  ...['hosted.ts', 'postgres-server.ts', 'people.sql'],
  ...['hosted.sql', 'hosted-auth.sql', 'hosted-new-privileges.sql'],
].map((file) => `tools/backend/src/authorisation/${file}`);

/** One database of each kind for all test files to copy: one is made in this process, the other by PostgreSQL's own. */
export async function setup(project: TestProject): Promise<void> {
  const [embedded, hosted] = await Promise.all([
    embeddedTemplate(),
    keep('hosted', [...COMMON, ...HOSTED], makeServer),
  ]);
  project.provide('databaseTemplate', embedded);
  project.provide('hostedTemplate', hosted);
}

async function makeServer(draft: string): Promise<void> {
  const programs = await findPostgres();
  if (programs) await makeHosted(programs, draft);
}
