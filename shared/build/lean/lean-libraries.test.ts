import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

const host = path.resolve(import.meta.dirname, '../../../host');
const lean = leanLibraries(host);

test('of React Router only what is used is left', async () => {
  const output = await bundle(
    `
      import {
        Router, UNSAFE_createBrowserHistory, matchRoutes, useHref, useLinkClickHandler,
      } from 'react-router-dom';
      globalThis.used = [
        Router, UNSAFE_createBrowserHistory, matchRoutes, useHref, useLinkClickHandler,
      ];
    `,
    { minimize: true },
  );
  expect(output).toContain('popstate');
  // Of forms, of prefetching, of components for routes, and of warnings.
  for (const text of ['urlencoded', 'modulepreload', 'errorElement', 'No routes matched']) {
    expect(output).not.toContain(text);
  }
});

test('of emotion no vendor prefixes are left', async () => {
  const output = await bundle(
    `
      import createCache from '@emotion/cache';
      globalThis.used = createCache({ key: 'css', stylisPlugins: [] });
    `,
    { minimize: true },
  );
  expect(output).toContain('data-emotion');
  expect(output).not.toContain('inline-box');
  expect(output).not.toContain('fill-available');
});

test('the federation runtime has the parts that are replaced', async () => {
  const output = await bundle(`
    import { createInstance } from '@module-federation/enhanced/runtime';
    globalThis.federation = createInstance({ name: 'host', remotes: [] });
    globalThis.federation.registerRemotes([{ name: 'one', entry: '/one.js' }]);
    globalThis.federation.registerRemotes([{ name: 'one', entry: '/two.js' }], { force: true });
  `);
  expect(output).toContain('our remotes have none');
  expect(output).toContain('our documents carry the preloads');
  expect(output).not.toContain('loadRemoteSnapshotInfo({ moduleInfo');
});

async function bundle(code: string, { minimize = false } = {}): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), 'lean-'));
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        context: host,
        mode: 'production',
        entry: `data:text/javascript,${encodeURIComponent(code)}`,
        output: { path: out, filename: 'out.js' },
        optimization: { minimize },
        resolve: lean.resolve ?? {},
        module: {
          rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader' }, ...(lean.module?.rules ?? [])],
        },
        plugins: lean.plugins,
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
  return readFileSync(path.join(out, 'out.js'), 'utf8');
}
