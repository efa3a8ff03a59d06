import { serveAsChild } from '@torsa/node-lib/as-child';
import { startBackend } from './backend-server.ts';
import { readBackendSettings } from './backend-settings.ts';

await serveAsChild(async () => {
  const settings = readBackendSettings();
  return startBackend({
    port: settings.API_PORT,
    dataDir: settings.DATA_DIR,
    siteUrl: settings.SITE_URL,
    smtpPort: settings.SMTP_PORT,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    isDemo: settings.DEMO === 'yes',
  });
});
