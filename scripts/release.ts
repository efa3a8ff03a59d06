import path from 'node:path';
import { runReleaseCommand } from '@torsa/release/cli/run-release-command';
import { appDirs, root } from './settings.ts';

/** `release <command> …`: publishes, rolls back and tries out releases; see docs/releasing.md. */
export async function release(args: readonly string[]): Promise<void> {
  process.exitCode = await runReleaseCommand(args, {
    appDirs,
    defaultStore: path.join(root, '.site'),
  });
}
