import { connectHostedSupabaseStack } from '../verify/hosted-stack.ts';
import { authorisationTestDatabases } from './databases.ts';
import type { FileTestBackend } from './file-test-backend.ts';
import { createSqlFileTestBackend } from './file-test-databases.ts';
import { openFileTestStack } from './file-test-stack.ts';

interface OpenableBackend {
  readonly name: string;
  open(): Promise<FileTestBackend | undefined>;
}

const stack = connectHostedSupabaseStack(process.env);

/** The backends on which the file tests run, or only the Supabase stack of SUPABASE_URL if it is set. */
export const fileTestBackends: readonly OpenableBackend[] = stack
  ? [{ name: 'the Supabase stack', open: () => openFileTestStack(stack) }]
  : authorisationTestDatabases.map(({ name, open, writer }) => ({
      name,
      async open() {
        const database = await open();
        return database && createSqlFileTestBackend(database, writer);
      },
    }));
