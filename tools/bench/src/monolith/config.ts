import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { createNodeBuildConfig } from '@torsa/shared/build/base-config';
import { createHostBrowserBuildConfig } from '@torsa/shared/build/host-config';

/**
 * The Rspack configs of the monolith (one build of all apps) for the browser and for Node.
 * @param root folder of the sources.
 */
export function createMonolithRspackConfigs(
  root: string,
  outDir: string,
): [browser: Configuration, node: Configuration] {
  const app = { name: 'monolith', dir: path.join(root, 'host'), devPort: 0, budget: 0 };
  const browser = createHostBrowserBuildConfig(app, false);
  const node = createNodeBuildConfig(app);
  const own = path.join(root, 'tools/bench/src/monolith');
  return [
    {
      ...browser,
      entry: { main: './src/main.tsx' },
      output: { ...browser.output, path: path.join(outDir, 'browser'), uniqueName: 'monolith' },
      plugins: [...(browser.plugins ?? []), ...withoutFederation(own)],
    },
    {
      ...node,
      entry: { main: path.join(own, 'node.tsx') },
      output: { ...node.output, path: path.join(outDir, 'node') },
      // Removes the Rspack plugin that restricts an app to its own files, because the monolith contains the files of
      // all apps.
      plugins: withoutFederation(own),
    },
  ];
}

/** Maps the end of a host module's path to the file that replaces the module in the monolith. */
const replacements: readonly (readonly [host: RegExp, own: string])[] = [
  [/federation\/site\.ts$/, 'site.ts'],
  [/document\/read-document\.ts$/, 'read-document.ts'],
  [/preview\/start-preview\.ts$/, 'empty-modules.tsx'],
  [/preview\/preview-bar\.tsx$/, 'empty-modules.tsx'],
  [/boundaries\/boundaries\.tsx$/, 'empty-modules.tsx'],
];

/**
 * Creates the Rspack plugin that replaces host modules by the modules of the monolith. @param dir folder of the
 * replacement modules.
 */
function withoutFederation(dir: string) {
  return replacements.map(
    ([host, own]) => new rspack.NormalModuleReplacementPlugin(host, path.join(dir, own)),
  );
}
