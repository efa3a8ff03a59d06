import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { getAppFilesPath } from '../contract/app-files.ts';
import { devBuildName, getBuildGlobalVariableName } from '../contract/names.ts';
import { languages } from '../i18n/languages.ts';
import { AppBoundaryPlugin } from './app-boundary-plugin.ts';
import { assetFilename, rspackAssetRules } from './assets.ts';
import { hashAppSources } from './build-id.ts';

export interface AppBuildOptions {
  /** The name of the app, unique on the site, such as `marketing`. */
  readonly name: string;
  /** The absolute path of the app's folder. */
  readonly dir: string;
  /** The port of the app's development server. */
  readonly devPort: number;
  /** The maximum total size of the app's scripts, in uncompressed bytes. */
  readonly budget: number;
  /** A module moves to a shared chunk if at least this number of chunks import it. */
  readonly libraryFrom?: number;
  /** The maximum total size of the app's images and fonts, in bytes. Undefined allows no images or fonts. */
  readonly assetBudget?: number;
}

/** Rspack options that all browser builds share. */
export function createBrowserBuildConfig(app: AppBuildOptions, dev: boolean): Configuration {
  const { name, dir, devPort } = app;
  return {
    ...commonConfig(dir, dev),
    name,
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(dir, 'dist/browser'),
      // Keeps old files during development, because the page may still fetch a hot update after two quick edits.
      clean: !dev,
      uniqueName: getAppGlobalVariableName(app, dev),
      publicPath: dev ? `http://localhost:${devPort}/` : getAppFilesPath(name),
      filename: dev ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: assetFilename,
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      // The timeout for loading a chunk, in milliseconds, instead of Rspack's two minutes.
      chunkLoadTimeout: 10_000,
      // Makes every import of a failed module throw. By default, the second import returns partial exports.
      strictModuleErrorHandling: true,
    },
    optimization: {
      // Moves only modules that many pages import to shared chunks, because other shared chunks cost more than they
      // save.
      splitChunks: splitChunksOf(app.libraryFrom),
      ...(dev ? {} : { chunkIds: 'named', mangleExports: 'size' }),
    },
    plugins: dev
      ? [new ReactRefreshRspackPlugin()]
      : [compileAhead, new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
    ...(dev ? { lazyCompilation: false, devServer: devServer(devPort) } : {}),
  };
}

/** Rspack options for the Node bundle, which the compose step runs to prerender HTML documents. */
export function createNodeBuildConfig({ name, dir }: AppBuildOptions): Configuration {
  const common = commonConfig(dir, false);
  return {
    ...common,
    name: `${name}-node`,
    target: 'node20',
    devtool: false,
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      path: path.join(dir, 'dist/node'),
      clean: true,
      filename: '[name].cjs',
      publicPath: getAppFilesPath(name),
      assetModuleFilename: assetFilename,
      library: { type: 'commonjs2' },
    },
    // Skips minification, because developers read the Node bundle's code when prerendering fails.
    optimization: { minimize: false },
    plugins: [new AppBoundaryPlugin(dir)],
  };
}

/** The size limits of an app's files, in the format of the release manifest. */
export function createManifestSizeLimits({ budget, assetBudget }: AppBuildOptions) {
  return { budget, ...(assetBudget === undefined ? {} : { assetBudget }) };
}

/** Returns the name of the global variable in which one build of an app stores its chunks. */
export function getAppGlobalVariableName({ name, dir }: AppBuildOptions, dev: boolean): string {
  return getBuildGlobalVariableName(name, dev ? devBuildName : hashAppSources(dir));
}

/** Adds a comment to each script, so that Chromium compiles all its functions during the download. */
const compileAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // Adds the comment after minification, which removes comments, and before hashes are computed.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** Matches files with interface texts in one language, such as `page.copy.bn.ts` and `company.en.ts`. */
const catalogue = new RegExp(`[./](${languages.join('|')})\\.ts$`);

/** Matches imports that return the code of an inline script, such as `./show-theme.ts?script`. */
const inlineScript = /^\?script$/;

function commonConfig(dir: string, dev: boolean): Configuration {
  return {
    context: dir,
    mode: dev ? 'development' : 'production',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Removes the ICU message compiler (7 kB) from browser files, because the build compiles all messages.
      alias: { 'icu-minify/compile': false },
    },
    module: {
      rules: [
        {
          test: catalogue,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'icu-loader.mjs'),
        },
        {
          test: /\.tsx?$/,
          resourceQuery: { not: [inlineScript] },
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: {
                  runtime: 'automatic',
                  importSource: '@emotion/react',
                  development: dev,
                  refresh: dev,
                },
              },
            },
          },
        },
        {
          resourceQuery: inlineScript,
          type: 'asset/source',
          loader: path.join(import.meta.dirname, 'inline-script-loader.ts'),
        },
        ...rspackAssetRules,
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

function devServer(port: number): NonNullable<Configuration['devServer']> {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true, logging: 'error' },
  };
}

function splitChunksOf(minChunks: number | undefined) {
  if (minChunks === undefined) return false as const;
  const library = { name: 'library', minChunks, minSize: 0, chunks: 'async' as const };
  return { cacheGroups: { default: false as const, defaultVendors: false as const, library } };
}
