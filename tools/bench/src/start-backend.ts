import path from 'node:path';
import { type ChildServer, startChildServer } from '@torsa/node-lib/child-server';
import { root } from '@torsa/node-lib/settings';
import { localDir, ports } from './settings.ts';

/** A backend of its own, which answers the pages of all these sites. */
export function startBackend(siteUrls: readonly string[]): ChildServer {
  return startChildServer('The backend', path.join(root, 'tools/backend/src/backend-main.ts'), {
    API_PORT: ports.backend,
    INBOX_PORT: ports.inbox,
    SMTP_PORT: ports.smtp,
    DATA_DIR: path.join(localDir, 'data'),
    SITE_URL: siteUrls[0] ?? '',
    ALLOWED_ORIGINS: siteUrls.join(','),
  });
}
