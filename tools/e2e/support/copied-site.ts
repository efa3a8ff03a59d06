import { cp } from 'node:fs/promises';
import { listen } from '@torsa/node-lib/listen';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { stack } from './stack.ts';

export interface CopiedSite {
  readonly dir: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The published site copied into a folder of its own and served: a test may break it. */
export async function copiedSite(): Promise<CopiedSite> {
  const { path: dir, remove } = await makeTempFolder();
  await cp(stack.siteDir, dir, { recursive: true });
  const server = createSiteServer(dir);
  const port = await listen(server);
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
