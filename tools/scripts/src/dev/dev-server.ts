import path from 'node:path';
import { type Compilation, type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CommandError } from '@torsa/node-lib/command-error';
import { appDir, repositoryRoot } from '@torsa/node-lib/settings';
import { RouteTablePlugin } from './route-table-plugin.ts';

type DevServerOptions = NonNullable<Exclude<Configuration['devServer'], false>>;

export interface DevServer {
  readonly port: number;
  /**
   * Compiles an app, watches its sources and serves it with hot reload. The promise resolves after the first
   * compilation.
   */
  readonly start: (options?: DevServerOptions) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** A callback after each compilation except the first one. */
  readonly onCompiled: (listener: () => void) => void;
  /** Reloads every open browser page that loaded a script of this server. */
  readonly reload: () => void;
}

/** Starts the development server of an app, with the app's Rspack config. */
export async function createDevServer(name: string): Promise<DevServer> {
  const configuration = withPlugin(await readConfig(name), pluginOf(name));
  const options = configuration.devServer || {};
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new CommandError(
      `The development port of ${name} must be a port number from 1 to 65535, but is "${options.port}".`,
    );
  }
  const listeners: (() => void)[] = [];
  let server: RspackDevServer | undefined;
  let stop = async () => {};
  return {
    port,
    start: async (more = {}) => {
      const compiler = rspack(configuration);
      const compiled = new Promise<void>((resolve) => {
        compiler.hooks.done.tap('torsa-dev', () => resolve());
      });
      // Turns `setupExitSignals` off, because the caller must stop the other servers before this process ends.
      const running = new RspackDevServer(
        { ...options, ...more, setupExitSignals: false },
        compiler,
      );
      server = running;
      stop = async () => {
        await running.stop();
        await new Promise((resolve) => compiler.close(resolve));
      };
      await running.start();
      await compiled;
      compiler.hooks.done.tap('torsa-dev', () => {
        for (const listener of listeners) listener();
      });
    },
    stop: () => stop(),
    onCompiled: (listener) => void listeners.push(listener),
    reload: () => server?.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
  };
}

function pluginOf(name: string) {
  if (name !== 'host') return new RouteTablePlugin(name);
  // Also watches the files that only the HTML document uses, because Rspack watches only the files of scripts.
  const watch = (compilation: Compilation) => {
    compilation.contextDependencies.addAll([
      path.join(appDir(name), 'src'),
      path.join(repositoryRoot, 'shared/src'),
    ]);
  };
  return {
    apply: ({ hooks }: Compiler) => void hooks.afterCompile.tap('torsa-dev', watch),
  };
}

function withPlugin(
  configuration: Configuration,
  plugin: { readonly apply: (compiler: Compiler) => void },
): Configuration {
  return { ...configuration, plugins: [...(configuration.plugins ?? []), plugin] };
}

async function readConfig(name: string): Promise<Configuration> {
  const file = path.join(appDir(name), 'rspack.config.ts');
  const { default: config } = (await import(file)) as {
    default: (env: unknown, argv: { mode: string }) => Configuration;
  };
  return config({}, { mode: 'development' });
}
