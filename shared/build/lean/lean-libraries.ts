import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * Leaves out what this host never reaches of the libraries that it carries: 8 KB brotli of each first visit. All of
 * them have exact versions; `lean-libraries.test.ts` notices when a newer one is arranged otherwise.
 * @param dir of the host.
 */
export function leanLibraries(
  dir: string,
): Required<Pick<Configuration, 'plugins'>> & Pick<Configuration, 'module' | 'resolve'> {
  const { alias, production } = routerWithoutWarnings(dir);
  const replace = (request: RegExp, file: string) =>
    new rspack.NormalModuleReplacementPlugin(request, path.join(import.meta.dirname, file));
  return {
    resolve: {
      alias: {
        ...alias,
        // Only emotion's `withTheme` calls it, which the host does not provide.
        'hoist-non-react-statics': false,
      },
    },
    module: {
      rules: [
        {
          test: /chunk-\w+\.mjs$/,
          include: production,
          loader: path.join(import.meta.dirname, 'router-loader.mjs'),
        },
        {
          test: /emotion-cache\.[\w.]*esm\.js$/,
          loader: path.join(import.meta.dirname, 'emotion-loader.mjs'),
        },
      ],
    },
    // Of the federation runtime what the registry and the documents do.
    plugins: [
      replace(/\/snapshot\/SnapshotHandler\.js$/, 'without-snapshots.ts'),
      replace(/\/utils\/preload\.js$/, 'without-preloads.ts'),
    ],
  };
}

/** React Router's build without the warnings for developers; its package has no condition that leads there. */
function routerWithoutWarnings(dir: string) {
  const router = createRequire(path.join(dir, 'package.json')).resolve('react-router-dom');
  const dist = path.join(path.dirname(createRequire(router).resolve('react-router')), '..');
  const production = path.join(dist, 'production');
  return {
    production,
    alias: {
      'react-router$': path.join(production, 'index.mjs'),
      'react-router/dom$': path.join(production, 'dom-export.mjs'),
    },
  };
}
