import path from 'node:path';
import { type ChildServer, startChildServer } from '../../scripts/child-server.ts';
import { root } from '../../scripts/settings.ts';
import { localDir, ports } from './settings.ts';

/** A backend of its own, which answers the pages of all these sites. */
export function startBackend(siteUrls: readonly string[]): ChildServer {
  return startChildServer('The backend', path.join(root, 'supabase/local/backend-main.ts'), {
    API_PORT: ports.backend,
    INBOX_PORT: ports.inbox,
    SMTP_PORT: ports.smtp,
    DATA_DIR: path.join(localDir, 'data'),
    SITE_URL: siteUrls[0] ?? '',
    ALLOWED_ORIGINS: siteUrls.join(','),
  });
}
