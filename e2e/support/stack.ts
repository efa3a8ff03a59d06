import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const ports = { SITE_PORT: '4300', API_PORT: '4321', INBOX_PORT: '4324', SMTP_PORT: '4325' };
const folder = path.join(root, '.local/e2e');

/** Where the tests run their own copy of the local stack: a developer's data and ports stay untouched. */
export const stack = {
  root,
  folder,
  siteDir: path.join(folder, 'site'),
  dataDir: path.join(folder, 'data'),
  siteUrl: `http://localhost:${ports.SITE_PORT}`,
  backendUrl: `http://localhost:${ports.API_PORT}`,
  inboxUrl: `http://localhost:${ports.INBOX_PORT}`,
  env: {
    ...ports,
    SITE_DIR: path.join(folder, 'site'),
    DATA_DIR: path.join(folder, 'data'),
  },
} as const;
