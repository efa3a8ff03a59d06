import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { federationWithoutSnapshots, routerWithoutWarnings } from './lean-libraries.ts';

const host = path.resolve(import.meta.dirname, '../../../host');

test('React Router has a build without warnings where it is looked for', () => {
  for (const file of Object.values(routerWithoutWarnings(host))) {
    expect(existsSync(file), file).toBe(true);
  }
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

async function bundle(code: string): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), 'lean-'));
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        context: host,
        mode: 'production',
        entry: `data:text/javascript,${encodeURIComponent(code)}`,
        output: { path: out, filename: 'out.js' },
        optimization: { minimize: false },
        module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader' }] },
        plugins: federationWithoutSnapshots(),
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
  return readFileSync(path.join(out, 'out.js'), 'utf8');
}
