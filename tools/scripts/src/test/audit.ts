import { runWorkspaceToolForOutput } from '@torsa/node-lib/run-tool';

/** Time-out for the npm registry in milliseconds, which is short for machines without a network. */
const timeoutMs = 10_000;

/**
 * Checks the production dependencies for vulnerabilities (high or critical) in the npm registry.
 * @returns false when the npm registry does not answer.
 * @throws {CommandError} with the vulnerabilities.
 */
export async function auditDependencies(...options: readonly string[]): Promise<boolean> {
  const said = await runWorkspaceToolForOutput('pnpm', [
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
