import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { AppBoundaryPlugin } from './app-boundary-plugin.ts';
import {
  type AppBuildOptions,
  createBrowserBuildConfig,
  createNodeBuildConfig,
  getAppGlobalVariableName,
} from './base-config.ts';
import { createRemoteManifest, routeTableChunkName } from './describe-remote.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { getRouteTablePath } from './route-table-path.ts';
import { SharedChunksPlugin } from './shared-chunks-plugin.ts';
import { getMajorVersionRange, sharedSingletonKeys } from './versions.ts';

/** The optional entry module of the Node bundle, which exports data for prerendered documents (`RemoteBundle`). */
const nodeEntry = './src/node.ts';

/** Returns the Rspack configs of a remote: a browser build and, in production, a Node build. */
export function createRemoteBuildConfigs(app: AppBuildOptions) {
  return (_env: unknown, argv: { mode?: string }): Configuration | Configuration[] => {
    if (argv.mode === 'development') return remoteBrowserConfig(app, true);
    const manifest = new ReleaseManifestPlugin(app.dir, (parts) =>
      createRemoteManifest(app, parts),
    );
    const browser = remoteBrowserConfig(app, false);
    const node: Configuration = {
      ...createNodeBuildConfig(app),
      entry: { routes: existsSync(path.join(app.dir, nodeEntry)) ? nodeEntry : './src/routes.ts' },
      externalsType: 'commonjs',
      externals: [...sharedSingletonKeys],
    };
    return [manifest.watch('browser', browser), manifest.watch('node', node)];
  };
}

function remoteBrowserConfig(app: AppBuildOptions, dev: boolean): Configuration {
  const config = createBrowserBuildConfig(app, dev);
  return {
    ...config,
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      new AppBoundaryPlugin(app.dir),
      dev ? undefined : new SharedChunksPlugin(),
      // Uses version 1 of the module federation plugin, because version 2 adds its runtime to every remote.
      new rspack.container.ModuleFederationPluginV1({
        name: app.name,
        library: { type: 'var', name: getAppGlobalVariableName(app, dev) },
        filename: dev ? 'remote.js' : 'remote.[contenthash:10].js',
        exposes: {
          './routes': { import: `./${getRouteTablePath(app.dir, dev)}`, name: routeTableChunkName },
        },
        shared: Object.fromEntries(
          sharedSingletonKeys.map((key) => [
            key,
            // Our own singletons have no version, because the release gate compares their export names.
            {
              singleton: true,
              import: false as const,
              requiredVersion: getMajorVersionRange(key) ?? false,
            },
          ]),
        ),
      }),
    ],
  };
}
