import { existsSync } from 'node:fs';
import path from 'node:path';

const storiesTable = 'src/stories/routes.ts';

/**
 * Returns the path of a remote's route table, relative to the app's folder. In development, a remote can use an
 * extended table that includes its page of component stories.
 */
export function getRouteTablePath(dir: string, dev: boolean): string {
  return dev && existsSync(path.join(dir, storiesTable)) ? storiesTable : 'src/routes.ts';
}
