import { type RunningCommand, runCommand } from './run-command.ts';
import { stack } from './stack.ts';

/** Starts a program of the local backend by itself, and waits until it answers. */
export async function runBackend(
  program: 'backend' | 'inbox',
  env: Readonly<Record<string, string>>,
): Promise<RunningCommand> {
  const file = `tools/backend/src/${program}-main.ts`;
  const running = runCommand(process.execPath, [file], stack.root, {
    SITE_URL: stack.siteUrl,
    ...env,
  });
  await running.waitForOutput('Ready:');
  return running;
}
