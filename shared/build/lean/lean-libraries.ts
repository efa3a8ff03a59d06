import { createRequire } from 'node:module';
import path from 'node:path';
import { type Plugins, rspack } from '@rspack/core';

/**
 * Leaves out what this host never reaches of the libraries that it carries: 3.1 KB brotli of each first visit. Both
 * libraries have exact versions; `lean-libraries.test.ts` notices when a newer one is arranged otherwise.
 */

/** React Router's build without the warnings for developers; its package has no condition that leads there. */
export function routerWithoutWarnings(dir: string): Record<string, string> {
  const router = createRequire(path.join(dir, 'package.json')).resolve('react-router-dom');
  const dist = path.join(path.dirname(createRequire(router).resolve('react-router')), '..');
  return {
    'react-router$': path.join(dist, 'production/index.mjs'),
    'react-router/dom$': path.join(dist, 'production/dom-export.mjs'),
  };
}

/** Of the federation runtime the manifests of remotes: the registry and the documents say what to load. */
export function federationWithoutSnapshots(): Plugins {
  const replace = (request: RegExp, file: string) =>
    new rspack.NormalModuleReplacementPlugin(request, path.join(import.meta.dirname, file));
  return [
    replace(/\/snapshot\/SnapshotHandler\.js$/, 'without-snapshots.ts'),
    replace(/\/utils\/preload\.js$/, 'without-preloads.ts'),
  ];
}
