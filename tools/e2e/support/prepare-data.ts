import { rm } from 'node:fs/promises';
import { copyFolder } from './copy-folder.ts';
import { runBackend } from './run-backend.ts';
import { stack } from './stack.ts';

// Creates an empty site and a database with the seed data before a test run. Creating a database takes longer than
// most tests. Tests with a separate backend copy this database.
await rm(stack.folder, { recursive: true, force: true });
const backend = await runBackend('backend', { ...stack.env, DATA_DIR: stack.seedDir });
await backend.interrupt();
await copyFolder(stack.seedDir, stack.env.DATA_DIR);
