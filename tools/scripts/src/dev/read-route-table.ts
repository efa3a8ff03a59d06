import path from 'node:path';
import { appDir } from '@torsa/node-lib/settings';
import { getRouteTablePath } from '@torsa/shared/build/route-table-path';
import type { RemotePage } from '@torsa/shared/contract/remote';
import { findRouteRowProblems } from '@torsa/shared/contract/route-row';
import { importCurrentModuleVersion } from './import-again.ts';

/** Reads the current `routes` export of a remote's `src/routes.ts`. The value may be invalid. */
export function readRouteTable(remote: string): Promise<unknown> {
  const dir = appDir(remote);
  return importCurrentModuleVersion(path.join(dir, getRouteTablePath(dir, true)));
}

/** Reads the valid pages of a remote's route table. `RouteTablePlugin` reports the invalid pages. */
export async function readRemotePages(remote: string): Promise<readonly RemotePage[]> {
  const { routes } = Object(await readRouteTable(remote).catch(() => undefined));
  return Array.isArray(routes)
    ? routes.filter((row) => findRouteRowProblems(row).length === 0)
    : [];
}
