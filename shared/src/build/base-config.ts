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
  /** Name of the app, unique on the site: `marketing`. */
  readonly name: string;
  /** The app's folder. */
  readonly dir: string;
  /** Port of its development server. */
  readonly devPort: number;
  /** How large its scripts may be together, in bytes before compression. A release over it is refused. */
  readonly budget: number;
  /** Modules that at least this many chunks need are in one chunk, instead of a copy in each. A page is a chunk in each language. */
  readonly libraryFrom?: number;
  /** How large its images and fonts may be together, in bytes; without it, it may have none. */
  readonly assetBudget?: number;
}

/** Rspack options that all four browser builds have in common. */
export function browserConfig(app: AppBuild, dev: boolean): Configuration {
  const { name, dir, devPort } = app;
  return {
    ...commonConfig(dir, dev),
    name,
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(dir, 'dist/browser'),
      // Two edits in quick succession: the page may still be fetching the first one's update.
      clean: !dev,
      uniqueName: appGlobal(app, dev),
      publicPath: dev ? `http://localhost:${devPort}/` : appFiles(name),
      filename: dev ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: assetFilename,
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      // In milliseconds; Rspack's own two minutes are longer than anybody waits.
      chunkLoadTimeout: 10_000,
      // A module that threw throws again at the next try, instead of giving what it had exported by then.
      strictModuleErrorHandling: true,
    },
    optimization: {
      // A page is one file in each language. What two pages share is small, and a file of its own costs more (0.9 kB
      // on the home page) than it would save there. What many pages need is the app's library.
      splitChunks: splitChunksOf(app.libraryFrom),
      ...(dev ? {} : { chunkIds: 'named', mangleExports: 'size' }),
    },
    plugins: dev
      ? [new ReactRefreshRspackPlugin()]
      : [compileAhead, new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
    ...(dev ? { lazyCompilation: false, devServer: devServer(devPort) } : {}),
  };
}

/** Rspack options of the bundle that the compose step runs in Node: one CommonJS file. */
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
    // Read by people when a page fails in compose, and never sent to a browser.
    optimization: { minimize: false },
    plugins: [new AppBoundaryPlugin(dir)],
  };
}

/** The budgets of an app as its release manifest has them. */
export function manifestBudgets({ budget, assetBudget }: AppBuild) {
  return { budget, ...(assetBudget === undefined ? {} : { assetBudget }) };
}

/** The global variable of an app's build; in development, where only one is in the page, always the same. */
export function appGlobal({ name, dir }: AppBuild, dev: boolean): string {
  return buildGlobal(name, dev ? devBuild : buildId(dir));
}

/**
 * Tells the browser that nearly all functions of a file are called while it starts: Chromium compiles them beside the
 * main thread then, as the file arrives, where each would stop the main thread once it is called.
 */
const compileAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // Behind the minifier, which drops comments, and before names and integrity are made from the content.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** Files with the texts of a language: `page.copy.bn.ts`, `company.en.ts`. */
const catalogue = new RegExp(`[./](${languages.join('|')})\\.ts$`);

/** A module that is imported as the text of an inline script: `./show-theme.ts?script`. */
const inlineScript = /^\?script$/;

function commonConfig(dir: string, dev: boolean): Configuration {
  return {
    context: dir,
    mode: dev ? 'development' : 'production',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // A message that was not compiled fails where it is used, instead of bringing seven kilobytes with it.
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
