import { existsSync } from 'node:fs';
import path from 'node:path';

const storiesTable = 'src/stories/routes.ts';

/** Returns the path of a remote's route table, which in development can include a page of component stories. */
export function getRouteTablePath(dir: string, dev: boolean): string {
  return dev && existsSync(path.join(dir, storiesTable)) ? storiesTable : 'src/routes.ts';
}
