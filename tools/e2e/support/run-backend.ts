import { type RunningCommand, runCommand } from './run-command.ts';
import { stack } from './stack.ts';

/** Starts one program of the local backend and waits until it is ready. */
export async function runBackend(
  program: 'backend' | 'inbox',
  env: Readonly<Record<string, string>>,
): Promise<RunningCommand> {
  const file = `tools/backend/src/${program}-main.ts`;
  // These processes end soon. A second compilation of WebAssembly would cost more than it saves.
  const running = runCommand(process.execPath, ['--liftoff-only', file], stack.root, {
    SITE_URL: stack.siteUrl,
    ...env,
  });
  await running.waitForOutput('Ready:');
  return running;
}
