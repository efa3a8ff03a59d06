import { rm } from 'node:fs/promises';
import path from 'node:path';
import { appDirs } from '@torsa/node-lib/settings';
import { applyEdit, editableSources } from '../editable-sources.ts';
import { emptyFolder } from '../empty-folder.ts';
import type { Rig } from '../rig.ts';
import { copyDeployments, type Deployment, deployAll, deploymentNames } from './deployed-sites.ts';
import { measureReturn, type Return } from './measure-return.ts';
import { type ReleaseName, releases, type VisitName, visits } from './releases.ts';

export interface UpdateRow extends Return {
  readonly release: ReleaseName;
  readonly visit: VisitName;
  readonly deployment: Deployment;
}

/** What a returning visitor downloads after each release. Sizes are the same each time, so once is enough. */
export async function measureUpdates(rig: Rig): Promise<readonly UpdateRow[]> {
  const source = await editableSources();
  const folder = await emptyFolder('updates');
  try {
    rig.progress('Updates: publishing the sites as they are');
    const before = path.join(folder, 'before');
    await deployAll(source, Object.keys(appDirs), before);
    const rows: UpdateRow[] = [];
    for (const release of Object.keys(releases) as ReleaseName[]) {
      const { title, app, edit } = releases[release];
      rig.progress(`Updates: ${title}`);
      const after = path.join(folder, release);
      await copyDeployments(before, after);
      const undo = await applyEdit(source, edit);
      await deployAll(source, [app], after);
      await undo();
      for (const visit of Object.keys(visits) as VisitName[]) {
        for (const deployment of deploymentNames) {
          const states = [path.join(before, deployment), path.join(after, deployment)] as const;
          const measured = await measureReturn(rig.browser, states, visits[visit].routes);
          rows.push({ release, visit, deployment, ...measured });
        }
      }
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await source.remove();
  }
}
