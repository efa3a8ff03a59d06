import { serveAsChild } from '@torsa/node-lib/as-child';
import { readBackendSettings } from './backend-settings.ts';
import { mailDirOf } from './data-folder.ts';
import { startInbox } from './inbox/inbox-server.ts';

await serveAsChild(async () => {
  const { INBOX_PORT, SMTP_PORT, DATA_DIR } = readBackendSettings();
  return startInbox({ webPort: INBOX_PORT, smtpPort: SMTP_PORT, mailDir: mailDirOf(DATA_DIR) });
});
