import { serveAsChild } from '@torsa/node-lib/as-child';
import { readBackendSettings } from './backend-settings.ts';

await serveAsChild(async () => {
  const settings = readBackendSettings();
  // Wrong settings are told before the database is loaded, which takes a second.
  const { startBackend } = await import('./backend-server.ts');
  return startBackend({
    port: settings.API_PORT,
    dataDir: settings.DATA_DIR,
    siteUrl: settings.SITE_URL,
    smtpPort: settings.SMTP_PORT,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    isDemo: settings.DEMO === 'yes',
  });
});
