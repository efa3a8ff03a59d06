import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { type Configuration, rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowserBuildConfig, createNodeBuildConfig } from './base-config.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { runNodeBundle } from './run-node-bundle.ts';

const names = ['both.svg', 'only-composed.woff2'] as const;
let dir: string;
let described: string[];

/** Builds an app twice: both builds import an image, and one of them also a font. */
beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'torsa-assets-'));
  mkdirSync(path.join(dir, 'src'));
  for (const name of names) writeFileSync(path.join(dir, 'src', name), name);
  writeFileSync(path.join(dir, 'src/browser.ts'), "export { default as both } from './both.svg';");
  writeFileSync(
    path.join(dir, 'src/node.ts'),
    "export * from './browser.ts'; export { default as onlyComposed } from './only-composed.woff2';",
  );
  const app = { name: 'sample', dir, devPort: 3999, budget: 1000 };
  const browser = createBrowserBuildConfig(app, false);
  const manifest = new ReleaseManifestPlugin(dir, ({ files, node }) => {
    described = Object.keys(files);
    const common = { app: 'sample', budget: 1000, files, initial: described, node };
    return { ...common, kind: 'remote', global: 'sample', requires: {}, pages: [] };
  });
  await build([
    manifest.watch('browser', {
      ...browser,
      output: { ...browser.output, library: { type: 'var', name: 'exported' } },
      entry: { sample: './src/browser.ts' },
    }),
    manifest.watch('node', { ...createNodeBuildConfig(app), entry: { sample: './src/node.ts' } }),
  ]);
});

afterAll(() => rmSync(dir, { recursive: true }));

async function build(configs: Configuration[]): Promise<void> {
  const compiler = rspack(configs);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({})));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}

const read = (...file: readonly string[]) => readFileSync(path.join(dir, 'dist', ...file), 'utf8');

/** Runs the script like a page and returns its exports. */
function runInBrowser(): unknown {
  const script = described.find((name) => name.endsWith('.js')) ?? '';
  const page = { exported: {} };
  vm.runInNewContext(read('browser', script), page);
  return page.exported;
}

const runInNode = () =>
  runNodeBundle(read('node/sample.cjs'), { filename: 'sample.cjs', require: () => undefined });

test('the build emits each image and font once as a browser file', () => {
  expect(described.map((name) => name.replace(/\.[0-9a-f]{10}\./, '.'))).toEqual([
    'both.svg',
    'only-composed.woff2',
    'sample.js',
  ]);
  expect(readdirSync(path.join(dir, 'dist/node'))).toEqual(['sample.cjs']);
});

test('an image has the same URL, without a release ID, in documents and browser code', () => {
  const [image, font] = described;
  const both = `/apps/sample/files/${image}`;
  expect(runInNode()).toMatchObject({ both, onlyComposed: `/apps/sample/files/${font}` });
  expect(runInBrowser()).toMatchObject({ both });
});
