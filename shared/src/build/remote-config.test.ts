import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseReleaseManifest } from '../contract/release-manifest.ts';
import { createRemoteBuildConfigs } from './remote-config.ts';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'torsa-remote-'));
  mkdirSync(path.join(dir, 'src'));
  writeRoutes('about');
  writeSource('about-page.ts', aboutPage);
});

const aboutPage = `import { createElement } from 'react';
  export default () => createElement('h1', undefined, 'About');
  export const head = { title: 'About', description: '' };`;

function writeSource(name: string, text: string): void {
  writeFileSync(path.join(dir, 'src', name), text);
}

afterAll(() => {
  rmSync(dir, { recursive: true });
});

function writeRoutes(chunkName: string): void {
  writeFileSync(
    path.join(dir, 'src/routes.ts'),
    `export const routes = [{ id: 'about', path: '/about',
       load: () => import(/* webpackChunkName: "${chunkName}" */ './about-page.ts') }];`,
  );
}

/** Builds like `rspack build`. @returns the errors */
async function build(): Promise<readonly string[]> {
  const config = createRemoteBuildConfigs({ name: 'sample', dir, devPort: 3999, budget: 50_000 })(
    {},
    {},
  );
  const compiler = rspack(Array.isArray(config) ? config : [config]);
  const errors = await new Promise<readonly string[]>((resolve) => {
    compiler.run((error, stats) => {
      if (error) resolve([error.message]);
      else
        resolve((stats?.toJson({ all: false, errors: true }).errors ?? []).map((e) => e.message));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return errors;
}

const dist = (...names: readonly string[]) => path.join(dir, 'dist', ...names);
const readManifest = () =>
  parseReleaseManifest(JSON.parse(readFileSync(dist('release.json'), 'utf8')));
const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

test('the release manifest of a built remote lists all built files', async () => {
  expect(await build()).toEqual([]);
  const manifest = readManifest();
  if (manifest.kind !== 'remote') throw new Error('Expected the manifest of a remote.');

  expect(manifest.initial[0]).toMatch(/^remote\.[0-9a-f]{10}\.js$/);
  expect(manifest.pages).toEqual([
    {
      id: 'about',
      pattern: '/about',
      paths: ['/about'],
      files: [expect.stringMatching(/^about\.[0-9a-f]{10}\.js$/)],
    },
  ]);
  // Only the singleton that this remote uses.
  expect(manifest.requires).toEqual({
    react: { names: ['createElement'], range: expect.stringMatching(/^\^\d+$/) },
  });
  expect(manifest.budget).toBe(50_000);
  const entry = readFileSync(dist('browser', manifest.initial[0] ?? ''), 'utf8');
  expect(entry).toContain(`var ${manifest.global};`);
  for (const [name, { integrity, bytes }] of Object.entries(manifest.files)) {
    const file = dist('browser', name);
    expect(integrityOf(file), name).toBe(integrity);
    expect(readFileSync(file).length, name).toBe(bytes);
  }
  expect(integrityOf(dist('node', manifest.node.file))).toBe(manifest.node.integrity);

  // Only the host contains React: neither the browser files nor the node bundle of a remote do.
  const code = Object.keys(manifest.files).map((name) =>
    readFileSync(dist('browser', name), 'utf8'),
  );
  expect(code.join('').length).toBeLessThan(40_000);
  expect(readFileSync(dist('node', manifest.node.file), 'utf8')).toMatch(/require\("react"\)/);
});

test('two builds of the same source create the same manifest', async () => {
  const before = readFileSync(dist('release.json'), 'utf8');
  expect(await build()).toEqual([]);
  expect(readFileSync(dist('release.json'), 'utf8')).toBe(before);
});

test('a remote’s manifest lists the names that the remote imports from each shared singleton', async () => {
  writeSource(
    'about-page.ts',
    `import React, { createElement, lazy } from 'react';
     import { logIn as enter, signUp } from '@torsa/shared/auth';
     import * as toast from '@torsa/shared/toast';
     import '@torsa/shared/site-config';
     import { goTo } from './parts.ts';
     const unused = () => signUp();
     const Panel = lazy(() => import(/* webpackChunkName: "panel" */ './panel.ts'));
     export default () => {
       const onClick = () => { enter(); toast.notify('welcome'); goTo(); };
       return createElement(Panel, { onClick }, React.useId());
     };`,
  );
  writeSource(
    'parts.ts',
    `export { useNavigate as goTo } from '@torsa/shared/router';
     export { loadBackend } from '@torsa/shared/backend';`,
  );
  writeSource(
    'panel.ts',
    `import { logOut } from '@torsa/shared/auth';
     export default () => logOut;`,
  );
  expect(await build()).toEqual([]);
  const manifest = readManifest();
  if (manifest.kind !== 'remote') throw new Error('Expected the manifest of a remote.');
  const { react, ...ours } = manifest.requires;
  expect(react?.names).toEqual(['createElement', 'default', 'lazy', 'useId']);
  expect(ours).toEqual({
    '@torsa/shared/auth': { names: ['logIn', 'logOut'] },
    '@torsa/shared/toast': { names: ['notify'] },
    // Tree shaking removed the unused export, but the module is still loaded.
    '@torsa/shared/backend': { names: [] },
    '@torsa/shared/router': { names: ['useNavigate'] },
    '@torsa/shared/site-config': { names: [] },
  });
});

test.each([
  [
    'a namespace that is passed on',
    `import * as all from '@torsa/shared/auth'; export const a = [all];`,
  ],
  [
    'a namespace that is indexed',
    `import * as all from '@torsa/shared/auth'; export const a = all[location.hash];`,
  ],
  [
    'a namespace that is destructured',
    `import * as all from '@torsa/shared/auth'; export const a = () => { const { logIn } = all; logIn(); };`,
  ],
  [
    'a default export that is passed on',
    `import all from '@torsa/shared/auth'; export const a = [all];`,
  ],
  ['everything exported again', `export * from '@torsa/shared/auth';`],
  ['import()', `export const a = import('@torsa/shared/auth').then(({ logIn }) => logIn());`],
  ['require', `export const a = require('@torsa/shared/auth');`],
  ['a part of what is required', `export const a = require('@torsa/shared/auth').logIn;`],
])('the build rejects %s, because the used exports are unknown', async (_, source) => {
  writeSource('about-page.ts', `export default () => import('./taker.ts');`);
  writeSource('taker.ts', source);
  const errors = String(await build());
  expect(errors).toContain('taker.ts imports all of "@torsa/shared/auth"');
  expect(existsSync(dist('release.json'))).toBe(false);
});

test('a build fails and writes no manifest if a page’s chunk does not have the page’s ID as its name', async () => {
  writeSource('about-page.ts', aboutPage);
  writeRoutes('other');
  expect(String(await build())).toContain(
    'Page "about": there is no chunk "about". Is its id a typing mistake? No page has other.',
  );
  expect(existsSync(dist('release.json'))).toBe(false);
});

test('a build fails if a page module has no default export', async () => {
  writeRoutes('about');
  writeSource('about-page.ts', 'export const AboutPage = () => null;');
  expect(await build()).toEqual([
    expect.stringContaining('Page "about": ./about-page.ts has no default export.'),
  ]);
});

test('the build of an app fails if the app imports a file of another app', async () => {
  const other = path.resolve(import.meta.dirname, '../../../remote-auth/src/routes.ts');
  writeSource('about-page.ts', `${aboutPage} export { routes } from '${other}';`);
  expect(String(await build())).toContain(
    'about-page.ts imports remote-auth/src/routes.ts, a file of another app.',
  );
  expect(existsSync(dist('release.json'))).toBe(false);
});

test('the build of an app fails if the app imports another app by package name', async () => {
  writeSource('about-page.ts', `${aboutPage} export { routes } from '@torsa/remote-auth/routes';`);
  const errors = await build();
  expect(errors).not.toEqual([]);
  for (const error of errors) {
    expect(error).toMatch(
      /about-page.ts imports @torsa\/remote-auth\/routes, a file of another app/,
    );
    // With colours, the last line contains only margin characters.
    expect(stripVTControlCharacters(error).trim().split('\n').length).toBeLessThanOrEqual(3);
  }
  expect(existsSync(dist('release.json'))).toBe(false);
});

test('the build of a remote with a Node entry reports a missing route table in one line', async () => {
  writeSource('about-page.ts', aboutPage);
  writeSource('routes.ts', 'const routes = [];');
  writeSource('node.ts', `export * from './routes.ts'; export const loadDiscovery = () => {};`);
  expect(await build()).toEqual([expect.stringContaining('must export a list of pages')]);
  rmSync(path.join(dir, 'src/node.ts'));
  writeRoutes('about');
});

test('a build fails and writes no manifest if a source file cannot be compiled', async () => {
  writeSource('about-page.ts', aboutPage);
  writeRoutes('about');
  expect(await build()).toEqual([]);
  writeFileSync(path.join(dir, 'src/about-page.ts'), 'export default (');
  expect(await build()).not.toEqual([]);
  expect(existsSync(dist('release.json'))).toBe(false);
});
