import { existsSync } from 'node:fs';
import path from 'node:path';

const storiesTable = 'src/stories/routes.ts';

/**
 * The file with a remote's route table, from its folder. In development a remote may have one with more in it: a page
 * that shows its parts in every state.
 */
export function routeTablePath(dir: string, dev: boolean): string {
  return dev && existsSync(path.join(dir, storiesTable)) ? storiesTable : 'src/routes.ts';
}
