import { serveInChildProcess } from '@torsa/node-lib/as-child';
import { restrictNewFilesToOwner } from '@torsa/node-lib/private-folder';
import { readBackendSettings } from './backend-settings.ts';
import { makePrototypesNonExtensible } from './object-names.ts';

restrictNewFilesToOwner();
await serveInChildProcess(async () => {
  const settings = readBackendSettings();
  // Checks the settings before it loads the database, because loading takes a second.
  const { startBackend } = await import('./backend-server.ts');
  makePrototypesNonExtensible();
  return startBackend({
    port: settings.API_PORT,
    dataDir: settings.DATA_DIR,
    siteUrl: settings.SITE_URL,
    smtpPort: settings.SMTP_PORT,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    isDemo: settings.DEMO === 'yes',
  });
});
