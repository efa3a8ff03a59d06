import { existsSync } from 'node:fs';
import path from 'node:path';

const storiesTable = 'src/stories/routes.ts';

/**
 * The path of a remote's route table, relative to the app's folder. In development, a remote may have an extended
 * table with its stories page.
 */
export function routeTablePath(dir: string, dev: boolean): string {
  return dev && existsSync(path.join(dir, storiesTable)) ? storiesTable : 'src/routes.ts';
}
