import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, installPackages } from '@torsa/node-lib/debian-programs';

/** Debian keeps the servers of all versions here, off the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; Debian's is installed where that is allowed. Undefined where there is none. */
export function findPostgres(): string | undefined {
  const found = installedPostgres();
  if (found) return found;
  installPackages('postgresql');
  return installedPostgres();
}

function installedPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [newest] = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')));
  if (newest) return newest;
  const onPath = findProgram('initdb');
  return onPath && dirname(onPath);
}
