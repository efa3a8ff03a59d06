import { captureTool } from '@torsa/node-lib/run-tool';

/** How long the registry may take, in milliseconds: nobody waits for one that is not there. */
const timeoutMs = 10_000;

/**
 * Asks the package registry for known vulnerabilities, high or critical, of what ships.
 * @returns whether it answered. @throws {CommandError} naming them.
 */
export async function auditDependencies(...options: readonly string[]): Promise<boolean> {
  const said = await captureTool('pnpm', [
    'audit',
    '--prod',
    '--audit-level=high',
    '--ignore-registry-errors',
    '--config.fetch-retries=0',
    `--config.fetch-timeout=${timeoutMs}`,
    ...options,
  ]);
  return said.includes('vulnerabilities found');
}
