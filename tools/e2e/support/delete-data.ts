import { rm } from 'node:fs/promises';
import { stack } from './stack.ts';

// Each run begins with an empty site and the seed alone.
await rm(stack.folder, { recursive: true, force: true });
