import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { appFiles } from '../contract/app-files.ts';
import { buildGlobal, devBuild } from '../contract/names.ts';
import { languages } from '../i18n/languages.ts';
import { AppBoundaryPlugin } from './app-boundary-plugin.ts';
import { assetFilename, assetRules } from './assets.ts';
import { buildId } from './build-id.ts';

export interface AppBuild {
  /** The app's name, unique on the site: `marketing`. */
  readonly name: string;
  /** The app's folder, as an absolute path. */
  readonly dir: string;
  /** The port of the app's development server. */
  readonly devPort: number;
  /** The size limit of all scripts of the app, in bytes before compression. The gate refuses a larger release. */
  readonly budget: number;
  /**
   * A module that at least this many chunks import moves to one shared chunk. A page has a chunk in each language.
   */
  readonly libraryFrom?: number;
  /** The size limit of all images and fonts of the app, in bytes. Without it, the app may have none. */
  readonly assetBudget?: number;
}

/** Rspack options that all browser builds have in common. */
export function browserConfig(app: AppBuild, dev: boolean): Configuration {
  const { name, dir, devPort } = app;
  return {
    ...commonConfig(dir, dev),
    name,
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(dir, 'dist/browser'),
      // Keep old files in development: after two quick edits, the page may still fetch the first update.
      clean: !dev,
      uniqueName: appGlobal(app, dev),
      publicPath: dev ? `http://localhost:${devPort}/` : appFiles(name),
      filename: dev ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: assetFilename,
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      // In milliseconds. Rspack's default is two minutes, and visitors do not wait that long.
      chunkLoadTimeout: 10_000,
      // Without this option, a module that threw would return its partial exports at the next import.
      strictModuleErrorHandling: true,
    },
    optimization: {
      // A page is one file in each language. A chunk for code that two pages share would cost more than it saves (0.9
      // kB on the home page). Only modules that many pages import are in a chunk of their own.
      splitChunks: splitChunksOf(app.libraryFrom),
      ...(dev ? {} : { chunkIds: 'named', mangleExports: 'size' }),
    },
    plugins: dev
      ? [new ReactRefreshRspackPlugin()]
      : [compileAhead, new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
    ...(dev ? { lazyCompilation: false, devServer: devServer(devPort) } : {}),
  };
}

/** Rspack options of the node bundle, which the compose step runs: one CommonJS file. */
export function nodeConfig({ name, dir }: AppBuild): Configuration {
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
      publicPath: appFiles(name),
      assetModuleFilename: assetFilename,
      library: { type: 'commonjs2' },
    },
    // Developers read this code when a page fails in the compose step. Browsers never receive it.
    optimization: { minimize: false },
    plugins: [new AppBoundaryPlugin(dir)],
  };
}

/** The size limits of an app in the format of its release manifest. */
export function manifestBudgets({ budget, assetBudget }: AppBuild) {
  return { budget, ...(assetBudget === undefined ? {} : { assetBudget }) };
}

/**
 * The global variable of an app's build. In development it is always the same, because a page has one build of an
 * app.
 */
export function appGlobal({ name, dir }: AppBuild, dev: boolean): string {
  return buildGlobal(name, dev ? devBuild : buildId(dir));
}

/**
 * Tells Chromium to compile all functions on a background thread while the file arrives. Otherwise, each first call
 * of a function would block the main thread.
 */
const compileAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // Runs after the minifier, which drops comments, and before content hashes and integrity are computed.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** Files with the copy of one language: `page.copy.bn.ts`, `company.en.ts`. */
const catalogue = new RegExp(`[./](${languages.join('|')})\\.ts$`);

/** A module whose import returns the code of an inline script: `./show-theme.ts?script`. */
const inlineScript = /^\?script$/;

function commonConfig(dir: string, dev: boolean): Configuration {
  return {
    context: dir,
    mode: dev ? 'development' : 'production',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Without the compiler, a message that the loader missed fails at run time. The compiler would add 7 kB.
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
        ...assetRules,
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
