import { serveInChildProcess } from '@torsa/node-lib/as-child';
import { restrictNewFilesToOwner } from '@torsa/node-lib/private-folder';
import { readBackendSettings } from './backend-settings.ts';
import { getMailFolder } from './data-folder.ts';
import { startLocalInbox } from './inbox/inbox-server.ts';
import { forwardToBackend } from './incoming/forward-to-backend.ts';
import { loadIncomingMailSecret, loadOrCreateJwtSecret } from './keys.ts';

restrictNewFilesToOwner();
await serveInChildProcess(async () => {
  const { API_PORT, INBOX_PORT, SMTP_PORT, DATA_DIR } = readBackendSettings();
  return startLocalInbox({
    webPort: INBOX_PORT,
    smtpPort: SMTP_PORT,
    mailDir: getMailFolder(DATA_DIR),
    // Reads the signing secret for each email, because the backend creates it only at its first start.
    handOver: async (email) => {
      const secret = loadIncomingMailSecret(await loadOrCreateJwtSecret(DATA_DIR));
      await forwardToBackend({ url: `http://127.0.0.1:${API_PORT}`, secret }, email);
    },
  });
});
