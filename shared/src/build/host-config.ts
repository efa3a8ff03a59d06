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
import { type AppBuildOutputs, ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { createRouterProductionAliases } from './router-production-aliases.ts';
import { runNodeBundle } from './run-node-bundle.ts';
import { readInstalledLibraryVersion, sharedSingletonKeys } from './versions.ts';

/** Returns the Rspack configs of the host app, which creates no federation container. */
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

/** Returns the config of the host's development server, which also serves the stories of shared components. */
function developmentConfig(app: AppBuildOptions): Configuration {
  const config = createHostBrowserBuildConfig(app, true);
  return {
    ...config,
    entry: { host: './src/main.tsx', stories: './src/stories/stories-main.tsx' },
  };
}

/** Returns the config of the host's browser build. */
export function createHostBrowserBuildConfig(app: AppBuildOptions, dev: boolean): Configuration {
  const config = createBrowserBuildConfig(app, dev);
  return {
    ...config,
    entry: { host: './src/main.tsx' },
    // Uses no build ID in chunk names, so that unchanged chunks keep their URLs.
    output: { ...config.output, uniqueName: app.name },
    ...(dev
      ? {}
      : {
          resolve: {
            ...config.resolve,
            alias: {
              ...config.resolve?.alias,
              ...createRouterProductionAliases(app.dir),
              // Omits a package that only emotion's `withTheme` needs, because the host does not use `withTheme`.
              'hoist-non-react-statics': false,
            },
          },
        }),
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin({
        // Build flags that remove unused features from the federation runtime.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(!dev),
        FEDERATION_OPTIMIZE_NO_SHARED: 'true',
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify('torsa-host'),
        FEDERATION_HAS_EXPOSES: 'false',
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}

/** The host's development build has its own folder, so that it cannot replace production files. */
const developmentFolder = 'development';

/** Returns the config of the host's development build, which runs one remote from source inside the published site. */
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
  { browserStats, files, node, nodeBundle }: AppBuildOutputs,
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
