import { rm } from 'node:fs/promises';
import { copyFolder } from './copy-folder.ts';
import { runBackend } from './run-backend.ts';
import { stack } from './stack.ts';

// Each run begins with an empty site and the seed alone. Several tests start a backend of their own, and making a
// database takes longer than all that they do with it: it is made once, here, and they copy it.
await rm(stack.folder, { recursive: true, force: true });
const backend = await runBackend('backend', { ...stack.env, DATA_DIR: stack.seedDir });
await backend.interrupt();
await copyFolder(stack.seedDir, stack.env.DATA_DIR);
