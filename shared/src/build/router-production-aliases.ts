import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns Rspack aliases that replace React Router with its production build, which has no developer warnings.
 * @param dir the app's folder
 */
export function createRouterProductionAliases(dir: string): Readonly<Record<string, string>> {
  const router = createRequire(path.join(dir, 'package.json')).resolve('react-router-dom');
  const dist = path.join(path.dirname(createRequire(router).resolve('react-router')), '..');
  return {
    'react-router$': path.join(dist, 'production/index.mjs'),
    'react-router/dom$': path.join(dist, 'production/dom-export.mjs'),
  };
}
