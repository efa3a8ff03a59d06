import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CommandError } from '@torsa/node-lib/command-error';
import { appDir } from '@torsa/node-lib/settings';

type DevServerOptions = NonNullable<Exclude<Configuration['devServer'], false>>;

export interface DevServer {
  readonly port: number;
  /** Compiles the app, watches it and serves it with hot reload. Resolves after the first compilation. */
  readonly start: (options?: DevServerOptions) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The development server of an app, as its Rspack config describes it. */
export async function devServer(name: string): Promise<DevServer> {
  const configuration = await readConfig(name);
  const options = configuration.devServer || {};
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new CommandError(
      `The development port of ${name} must be a port number, but is "${options.port}".`,
    );
  }
  let stop = async () => {};
  return {
    port,
    start: async (more = {}) => {
      const compiler = rspack(configuration);
      const compiled = new Promise<void>((resolve) => {
        compiler.hooks.done.tap('torsa-dev', () => resolve());
      });
      // Whoever starts the servers decides when they end: `setupExitSignals` would end this process too early.
      const server = new RspackDevServer(
        { ...options, ...more, setupExitSignals: false },
        compiler,
      );
      stop = async () => {
        await server.stop();
        await new Promise((resolve) => compiler.close(resolve));
      };
      await server.start();
      await compiled;
    },
    stop: () => stop(),
  };
}

async function readConfig(name: string): Promise<Configuration> {
  const file = path.join(appDir(name), 'rspack.config.ts');
  const { default: config } = (await import(file)) as {
    default: (env: unknown, argv: { mode: string }) => Configuration;
  };
  return config({}, { mode: 'development' });
}
