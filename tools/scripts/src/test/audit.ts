import { CommandError } from '@torsa/node-lib/command-error';
import { runPnpm } from '@torsa/node-lib/run-pnpm';

/** How long the registry may take, in milliseconds: nobody waits for one that is not there. */
const timeoutMs = 10_000;

/** What npm prints where it cannot get pnpm itself: without a network, or without a cache that it may write to. */
const npmFailed = /^npm error /m;

/**
 * Asks the package registry for known vulnerabilities, high or critical, of what ships.
 * @returns whether it answered. @throws {CommandError} naming them.
 */
export async function auditDependencies(...options: readonly string[]): Promise<boolean> {
  const said = await runPnpm([
    'audit',
    '--prod',
    '--audit-level=high',
    '--ignore-registry-errors',
    '--config.fetch-retries=0',
    `--config.fetch-timeout=${timeoutMs}`,
    ...options,
  ]).catch((error: unknown) => {
    if (error instanceof CommandError && npmFailed.test(error.message)) return '';
    throw error;
  });
  return said.includes('vulnerabilities found');
}
