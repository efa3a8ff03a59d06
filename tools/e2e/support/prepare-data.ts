import { rm } from 'node:fs/promises';
import { copyFolder } from './copy-folder.ts';
import { runBackend } from './run-backend.ts';
import { stack } from './stack.ts';

// Each run starts with an empty site and only the seed data. Creating a database takes longer than most tests, so it
// is created once here, and tests with their own backend copy it.
await rm(stack.folder, { recursive: true, force: true });
const backend = await runBackend('backend', { ...stack.env, DATA_DIR: stack.seedDir });
await backend.interrupt();
await copyFolder(stack.seedDir, stack.env.DATA_DIR);
