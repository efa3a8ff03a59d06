import { findProgram, installPackages } from '../../scripts/debian-programs.ts';

/** The path of nginx; Debian's is installed where that is allowed. Undefined where there is none. */
export function findNginx(): string | undefined {
  const found = findProgram('nginx');
  if (found) return found;
  installPackages('nginx-light');
  return findProgram('nginx');
}
