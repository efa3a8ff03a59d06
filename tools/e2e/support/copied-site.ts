import { listenOnPort } from '@torsa/node-lib/listen';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { copyFolder } from './copy-folder.ts';
import { testStack } from './stack.ts';

export interface CopiedSite {
  readonly dir: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Copies a published site to a temporary folder and serves it, so that a test can change the files.
 * @param from site to copy; by default the site that all tests share
 */
export async function copyAndServeSite(from: string = testStack.siteDir): Promise<CopiedSite> {
  const { path: dir, remove } = await makeTempFolder();
  await copyFolder(from, dir);
  const server = createSiteServer(dir);
  const port = await listenOnPort(server);
  return {
    dir,
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await remove();
    },
  };
}
