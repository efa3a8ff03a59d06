import path from 'node:path';
import { appDir } from '@torsa/node-lib/settings';
import type { RemotePage } from '@torsa/shared/contract/remote';
import { rowProblems } from '@torsa/shared/contract/route-row';
import { tsImport } from 'tsx/esm/api';

/** What a remote's `src/routes.ts` exports as it is now, whether that is a route table or not. */
export function readRouteTable(remote: string): Promise<unknown> {
  return tsImport(path.join(appDir(remote), 'src/routes.ts'), import.meta.url);
}

/** The pages of a remote as far as they are usable: `RouteTablePlugin` tells of the others. */
export async function readPages(remote: string): Promise<readonly RemotePage[]> {
  const { routes } = Object(await readRouteTable(remote).catch(() => undefined));
  return Array.isArray(routes) ? routes.filter((row) => rowProblems(row).length === 0) : [];
}
