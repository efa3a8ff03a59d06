import { cp } from 'node:fs/promises';
import { makeFolderPrivate } from '@torsa/node-lib/private-folder';
import { getDatabaseFolder } from '../data-folder.ts';
import { loadOrCreateJwtSecret } from '../keys.ts';
import { keepEmbeddedTemplate } from './kept-templates.ts';

// Creates the data folder of a backend that has only the seed data, for the browser tests.
const [dataDir = ''] = process.argv.slice(2);
const template = await keepEmbeddedTemplate();
await makeFolderPrivate(dataDir);
await cp(template, getDatabaseFolder(dataDir), { recursive: true });
await loadOrCreateJwtSecret(dataDir);
