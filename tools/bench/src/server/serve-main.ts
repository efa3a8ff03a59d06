import { listen } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';

/** The server that `npm start` runs, in a process of its own. */
const [, , siteDir = '', port = ''] = process.argv;
await listen(createSiteServer(siteDir), Number(port));
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
