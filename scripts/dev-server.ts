import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { type AppName, appDirs } from './settings.ts';

type DevServerOptions = NonNullable<Exclude<Configuration['devServer'], false>>;

/** Compiles an app from source, watches it and serves it with hot reload. Resolves after the first compilation. */
export async function startDevServer(
  name: AppName,
  options: DevServerOptions = {},
): Promise<{ readonly stop: () => Promise<void> }> {
  const { default: config } = (await import(`${appDirs[name]}/rspack.config.ts`)) as {
    default: (env: unknown, argv: { mode: string }) => Configuration;
  };
  const configuration = config({}, { mode: 'development' });
  const compiler = rspack(configuration);
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('torsa-dev', () => resolve());
  });
  // Whoever starts the servers decides when they end: `setupExitSignals` would end this process too early.
  const server = new RspackDevServer(
    { ...configuration.devServer, ...options, setupExitSignals: false },
    compiler,
  );
  await server.start();
  await compiled;
  return {
    stop: async () => {
      await server.stop();
      await new Promise((resolve) => compiler.close(resolve));
    },
  };
}
