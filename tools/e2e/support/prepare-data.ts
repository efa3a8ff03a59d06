import { rm } from 'node:fs/promises';
import { copyFolder } from './copy-folder.ts';
import { runBackend } from './run-backend.ts';
import { testStack } from './stack.ts';

// Creates an empty site and a database with the seed data before a test run. Creating a database takes longer than
// most tests. Tests with a separate backend copy this database.
await rm(testStack.folder, { recursive: true, force: true });
const backend = await runBackend('backend', { ...testStack.env, DATA_DIR: testStack.seedDir });
await backend.interrupt();
await copyFolder(testStack.seedDir, testStack.env.DATA_DIR);
