import { createSiteServer } from '@torsa/release/serve/serve-site';
import { listen } from '../../scripts/listen.ts';

/** The server that `npm start` runs, in a process of its own. */
const [, , siteDir = '', port = ''] = process.argv;
await listen(createSiteServer(siteDir), Number(port));
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
