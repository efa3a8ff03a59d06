import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { copyFolder } from './copy-folder.ts';
import { testStack } from './stack.ts';

// Creates an empty site and a seeded database before a test run.
await rm(testStack.folder, { recursive: true, force: true });
const program = 'tools/backend/src/testing/seed-data-main.ts';
// Skips WebAssembly's optimizing compilation, which costs a short process more time than it saves.
await promisify(execFile)(process.execPath, ['--liftoff-only', program, testStack.seedDir], {
  cwd: testStack.root,
});
await copyFolder(testStack.seedDir, testStack.env.DATA_DIR);
