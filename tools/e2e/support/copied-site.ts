import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { stack } from './stack.ts';

export interface CopiedSite {
  readonly dir: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The published site copied into a folder of its own and served: a test may break it. */
export async function copiedSite(): Promise<CopiedSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'torsa-site-'));
  await cp(stack.siteDir, dir, { recursive: true });
  const server = createSiteServer(dir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dir,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dir, { recursive: true, force: true });
    },
  };
}
