import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * React Router's own build for production, without the warnings for developers: its package has no export condition that
 * leads there.
 * @param dir of the app.
 * @returns aliases for Rspack.
 */
export function routerProductionAliases(dir: string): Readonly<Record<string, string>> {
  const router = createRequire(path.join(dir, 'package.json')).resolve('react-router-dom');
  const dist = path.join(path.dirname(createRequire(router).resolve('react-router')), '..');
  return {
    'react-router$': path.join(dist, 'production/index.mjs'),
    'react-router/dom$': path.join(dist, 'production/dom-export.mjs'),
  };
}
