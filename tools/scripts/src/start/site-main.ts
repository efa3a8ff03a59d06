import { serveInChildProcess } from '@torsa/node-lib/as-child';
import { listenOnPort } from '@torsa/node-lib/listen';
import { readLocalStackSettings } from '@torsa/node-lib/settings';
import { createSiteServer } from '@torsa/release/serve/serve-site';

await serveInChildProcess(async () => {
  const { SITE_PORT, SITE_DIR } = readLocalStackSettings();
  const server = createSiteServer(SITE_DIR);
  await listenOnPort(server, SITE_PORT, 'SITE_PORT');
  return {
    url: `http://localhost:${SITE_PORT}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
});
