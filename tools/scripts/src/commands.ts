import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { diskFullMessage, isDiskFull } from '@torsa/node-lib/disk-full';
import { runWorkspaceTool } from '@torsa/node-lib/run-tool';
import { repositoryRoot } from '@torsa/node-lib/settings';

type Command = (args: readonly string[]) => Promise<void>;

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start/start.ts')).startLocalStack,
  dev: async () => (await import('./dev/dev.ts')).runDevServers,
  reset: async () => (await import('./start/reset.ts')).resetLocalData,
  test: async () => (await import('./test/test.ts')).runAllTestsCommand,
  'test:unit': async () => (await import('./test/test.ts')).runUnitTestCommand,
  'test:e2e': async () => (await import('./test/test.ts')).runBrowserTestCommand,
  'test:exhaustive': async () => (await import('./test/test.ts')).runExhaustiveTestCommand,
  ci: async () => (await import('./test/ci/ci.ts')).runCi,
  check: async () => (await import('./test/test.ts')).runCheckCommand,
  build: async () => (await import('./builds/build.ts')).buildApps,
  art: async () => (await import('@torsa/art/draw-art')).runArtCommand,
  fonts: async () => (await import('@torsa/fonts/make-fonts')).writeHostFontFiles,
  'new-remote': async () => (await import('./new-remote/new-remote.ts')).createRemoteApp,
  format: async () => () => runWorkspaceTool('biome', ['check', '--write', '.']),
  screenshots: async () => (await import('./screenshots.ts')).takeScreenshots,
  release: async () => (await import('./release.ts')).runReleaseTool,
  'verify:store': async () => (await import('./test/verify-store.ts')).verifyS3Store,
  'check:hosted': async () => (await import('./check-hosted.ts')).checkHostedSupabaseSettings,
  'verify:backend': async () => {
    const { verifyBackend } = await import('@torsa/backend/verify/verify-backend');
    return () => verifyBackend(process.env);
  },
  // Imports this module at run time, because it contains browser code, which the scripts' TypeScript config does not
  // cover.
  bench: async () =>
    (await import(path.join(repositoryRoot, 'tools/bench/src/run-bench.ts'))).runBenchmark,
};

/** Runs one npm script of package.json by its name. Expected errors are printed without a stack trace. */
export async function runNamedNpmScript(
  name: string | undefined,
  args: readonly string[],
): Promise<void> {
  const load = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!load) {
      throw new CommandError(
        `${name === undefined ? 'The command is missing' : `"${name}" is not a command`}. The commands are ${Object.keys(commands).join(', ')}.`,
      );
    }
    const command = await load();
    await command(args);
  } catch (error) {
    if (!(error instanceof CommandError) && !isDiskFull(error)) throw error;
    console.error(isDiskFull(error) ? diskFullMessage : (error as Error).message);
    process.exit(1);
  }
}
