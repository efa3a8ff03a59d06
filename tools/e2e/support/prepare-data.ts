import { rm } from 'node:fs/promises';
import path from 'node:path';
import { embeddedTemplate } from '@torsa/backend/testing/kept-databases';
import { copyFolder } from './copy-folder.ts';
import { stack } from './stack.ts';

// Each run begins with an empty site and the seed alone. Several tests start a backend of their own, and making a
// database takes longer than all that they do with it: it is made once, for the unit tests as well, and they copy it.
await rm(stack.folder, { recursive: true, force: true });
await copyFolder(await embeddedTemplate(), path.join(stack.seedDir, 'postgres'));
await copyFolder(stack.seedDir, stack.env.DATA_DIR);
