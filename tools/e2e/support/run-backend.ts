import { type RunningCommand, runCommand } from './run-command.ts';
import { testStack } from './stack.ts';

/** Starts a program of the local backend and waits until the program is ready. */
export async function runBackend(
  program: 'backend' | 'inbox',
  env: Readonly<Record<string, string>>,
): Promise<RunningCommand> {
  const file = `tools/backend/src/${program}-main.ts`;
  // Skips WebAssembly's optimizing compilation, which costs a short process more time than it saves.
  const running = runCommand(process.execPath, ['--liftoff-only', file], testStack.root, {
    SITE_URL: testStack.siteUrl,
    ...env,
  });
  await running.waitForOutput('Ready:');
  return running;
}
