import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { getAppFilesPath } from '../contract/app-files.ts';
import { type HostBundle, listExportNames } from '../contract/host-bundle.ts';
import type { HostManifest } from '../contract/release-manifest.ts';
import {
  type AppBuildOptions,
  createBrowserBuildConfig,
  createManifestSizeLimits,
  createNodeBuildConfig,
} from './base-config.ts';
import { readCurrentCommit } from './build-id.ts';
import { type BuildOutputs, ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { createRouterProductionAliases } from './router-production-aliases.ts';
import { runNodeBundle } from './run-node-bundle.ts';
import { readInstalledLibraryVersion, sharedSingletonKeys } from './versions.ts';

/**
 * Returns the Rspack config of the host app. Unlike the config of a remote, this config creates no federation
 * container. The config contains no remote's name.
 */
export function createHostBuildConfigs(app: AppBuildOptions) {
  return (_env: unknown, argv: { mode?: string }): Configuration | Configuration[] => {
    if (argv.mode === 'development') return developmentConfig(app);
    const manifest = new ReleaseManifestPlugin(app.dir, (parts) => describeHost(app, parts));
    return [
      manifest.watch('browser', createHostBrowserBuildConfig(app, false)),
      manifest.watch('development', developmentBundle(app)),
      manifest.watch('node', { ...createNodeBuildConfig(app), entry: { host: './src/node.tsx' } }),
    ];
  };
}

/**
 * Returns the config of the host's development server. The server also serves the stories of the shared components,
 * which are never published.
 */
function developmentConfig(app: AppBuildOptions): Configuration {
  const config = createHostBrowserBuildConfig(app, true);
  return {
    ...config,
    entry: { host: './src/main.tsx', stories: './src/stories/stories-main.tsx' },
  };
}

/**
 * Returns the config of the host's browser build. The benchmark in `tools/bench/` uses this config to build the site
 * without federation.
 */
export function createHostBrowserBuildConfig(app: AppBuildOptions, dev: boolean): Configuration {
  const config = createBrowserBuildConfig(app, dev);
  return {
    ...config,
    entry: { host: './src/main.tsx' },
    // Uses no build ID in chunk names, because a page contains only one build of the host. Unchanged chunks keep their
    // URLs.
    output: { ...config.output, uniqueName: app.name },
    ...(dev
      ? {}
      : {
          resolve: {
            ...config.resolve,
            alias: {
              ...config.resolve?.alias,
              ...createRouterProductionAliases(app.dir),
              // The build omits this package, because only emotion's `withTheme` imports it and the host does not
              // export `withTheme`.
              'hoist-non-react-statics': false,
            },
          },
        }),
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin({
        // The build flags that remove unused code from the federation runtime: remote manifests, shared version choice,
        // Node support and exposed modules.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(!dev),
        FEDERATION_OPTIMIZE_NO_SHARED: 'true',
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify('torsa-host'),
        FEDERATION_HAS_EXPOSES: 'false',
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}

/** The separate folder of the host's development build, so that its files cannot replace production files. */
const developmentFolder = 'development';

/**
 * Returns the config of the host's development build. With this build, a developer runs one remote from source inside
 * the published site. The build contains React's development build and needs no development server.
 */
function developmentBundle(app: AppBuildOptions): Configuration {
  const config = createHostBrowserBuildConfig(app, false);
  return {
    ...config,
    name: `${app.name}-development`,
    mode: 'development',
    output: {
      ...config.output,
      path: path.join(app.dir, 'dist/browser', developmentFolder),
      publicPath: `${getAppFilesPath(app.name)}${developmentFolder}/`,
    },
    optimization: { splitChunks: false, realContentHash: true },
    plugins: (config.plugins ?? []).filter(
      (plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin),
    ),
    // The production build must run first, because it empties the parent folder.
    dependencies: [app.name],
  };
}

function describeHost(
  app: AppBuildOptions,
  { browserStats, files, node, nodeBundle }: BuildOutputs,
): HostManifest {
  const bundle = runNodeBundle(readFileSync(nodeBundle, 'utf8'), {
    filename: nodeBundle,
    require: createRequire(import.meta.url),
  }) as HostBundle;
  const development = Object.keys(files).find((name) =>
    name.startsWith(`${developmentFolder}/${app.name}.`),
  );
  if (!development)
    throw new Error(
      'The host build has no development files. Run the production and development builds of the host again.',
    );
  return {
    kind: 'host',
    development,
    app: app.name,
    ...createManifestSizeLimits(app),
    ...readCurrentCommit(app.dir),
    files,
    initial: (browserStats.entrypoints?.[app.name]?.assets ?? []).map((asset) => asset.name),
    node,
    provides: providedSingletons(bundle),
  };
}

function providedSingletons({ provided }: HostBundle): HostManifest['provides'] {
  return Object.fromEntries(
    sharedSingletonKeys.flatMap((key) => {
      const one = provided[key];
      if (!one) return [];
      const isLibrary = readInstalledLibraryVersion(key) !== undefined;
      return [
        [key, { names: [...listExportNames(one)], ...(isLibrary ? { version: one.version } : {}) }],
      ];
    }),
  );
}
