import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ProcessResult, waitForProcessEnd } from '@torsa/node-lib/run-tool';

/** Time-out for the download of 100 MB on a slow connection, in milliseconds. */
const downloadTimeoutMs = 600_000;

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const install = [cli, 'install', '--only-shell', 'chromium'];
const executables = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/**
 * Finds the headless shell that Playwright has installed.
 * @returns undefined if the headless shell is missing or incomplete.
 */
export async function findInstalledHeadlessShell(): Promise<string | undefined> {
  const { output } = await run([...install, '--dry-run'], downloadTimeoutMs);
  const folder = /Install location: +(.+)/.exec(output)?.[1]?.trim();
  if (!folder || !existsSync(path.join(folder, 'INSTALLATION_COMPLETE'))) return undefined;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    executables.includes(path.basename(name)),
  );
  return file && path.join(folder, file);
}

export type ShellDownloadResult = { readonly file: string } | { readonly problem: string };

/**
 * Downloads Playwright's headless shell.
 * @param timeoutMs time-out in milliseconds.
 */
export async function downloadHeadlessShell(
  timeoutMs = downloadTimeoutMs,
): Promise<ShellDownloadResult> {
  const { exitCode, output } = await run([...install, '--no-progress'], timeoutMs);
  const file = exitCode === 0 ? await findInstalledHeadlessShell() : undefined;
  if (!file) {
    const problem = /Error: (.+)/.exec(output)?.[1] ?? `exit code ${exitCode}`;
    return { problem: exitCode === null ? 'the download took too long' : problem };
  }
  const { status, stderr } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  if (status === 0) return { file };
  return { problem: `${file} does not start: ${stderr.trim().split('\n')[0]}` };
}

/**
 * Runs the download process.
 * @returns the result of the process; its exit code is undefined after a time-out.
 */
function run(args: readonly string[], timeout: number): Promise<ProcessResult> {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return waitForProcessEnd(
    spawn(process.execPath, args, { stdio: [...stdio], timeout, killSignal: 'SIGKILL' }),
  );
}
