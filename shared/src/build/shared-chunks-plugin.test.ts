import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseReleaseManifest, type RemoteManifest } from '../contract/release-manifest.ts';
import { createRemoteBuildConfigs } from './remote-config.ts';

interface Built {
  readonly manifest: RemoteManifest;
  readonly code: ReadonlyMap<string, string>;
}

let dir: string;
let before: Built;
let after: Built;

/** Builds a remote of three pages, and the same remote with a changed text on one page. */
beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'torsa-chunks-'));
  mkdirSync(path.join(dir, 'src'));
  const rows = ['about', 'home', 'news'].map((id) => {
    writePage(id, id);
    return `{ id: '${id}', path: '/${id}',
      load: () => import(/* webpackChunkName: "${id}" */ './${id}.ts') }`;
  });
  writeFileSync(path.join(dir, 'src/words.ts'), 'export const said = (word) => [word, "river"];');
  writeFileSync(path.join(dir, 'src/routes.ts'), `export const routes = [${rows.join()}];`);
  before = await build();
  writePage('home', 'changed');
  after = await build();
});

afterAll(() => rmSync(dir, { recursive: true }));

function writePage(id: string, word: string): void {
  writeFileSync(
    path.join(dir, `src/${id}.ts`),
    `import { said } from './words.ts'; export default () => said('${word}');`,
  );
}

async function build(): Promise<Built> {
  const config = createRemoteBuildConfigs({ name: 'sample', dir, devPort: 3999, budget: 50_000 })(
    {},
    {},
  );
  const compiler = rspack(Array.isArray(config) ? config : [config]);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({})));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const read = (file: string) => readFileSync(path.join(dir, 'dist', file), 'utf8');
  const manifest = parseReleaseManifest(JSON.parse(read('release.json')));
  if (manifest.kind !== 'remote') throw new Error('Expected the manifest of a remote.');
  const names = Object.keys(manifest.files);
  return { manifest, code: new Map(names.map((name) => [name, read(`browser/${name}`)])) };
}

interface Container {
  readonly init: (scope: object) => void;
  readonly get: (name: string) => Promise<() => { routes: readonly Route[] }>;
}
interface Route {
  readonly id: string;
  readonly load: () => Promise<{ default: () => readonly string[] }>;
}

/** A page that runs scripts like a browser. `asked` lists the requested files in order. */
function emptyPage() {
  const asked: string[] = [];
  const scripts: Record<string, unknown>[] = [];
  const run = (code: string, currentScript: unknown = null) => {
    Object.assign(document, { currentScript });
    vm.runInContext(code, page);
    Object.assign(document, { currentScript: null });
  };
  const arrive = (script: Record<string, unknown>) => {
    const name = path.posix.basename(String(script['src']));
    asked.push(name);
    const code = after.code.get(name) ?? before.code.get(name);
    // Asynchronous, so that other code can request the same file in the meantime.
    setTimeout(() => {
      run(code ?? '', script);
      (script['onload'] as (event: object) => void)({ type: 'load' });
    });
  };
  const document = {
    createElement: () => {
      const script: Record<string, unknown> = {
        setAttribute: (name: string, value: string) => Object.assign(script, { [name]: value }),
        getAttribute: (name: string) => script[name] ?? null,
      };
      return script;
    },
    getElementsByTagName: () => scripts,
    head: {
      appendChild: (script: Record<string, unknown>) => {
        scripts.push(script);
        arrive(script);
      },
    },
  };
  const location = { origin: 'https://site.test' };
  const page = vm.createContext({ document, location, setTimeout, clearTimeout });
  vm.runInContext('globalThis.window = globalThis.self = globalThis;', page);
  return {
    asked,
    open: async ({ manifest, code }: Built): Promise<readonly Route[]> => {
      run(code.get(manifest.initial[0] ?? '') ?? '');
      const container: Container = vm.runInContext(manifest.global, page);
      container.init({});
      return (await container.get('./routes'))().routes;
    },
  };
}

const wordsOf = async (routes: readonly Route[], id: string) =>
  (await routes.find((route) => route.id === id)?.load())?.default();

test('a changed page changes only the filenames of its own chunk and of the entry script', () => {
  const [old, now] = [before, after].map(({ code }) => [...code.keys()]);
  const changed = old?.filter((name) => !now?.includes(name)) ?? [];
  expect(now).toHaveLength(5);
  expect(changed.map((name) => name.split('.')[0])).toEqual(['home', 'remote']);
  for (const name of old ?? []) {
    if (now?.includes(name)) expect(after.code.get(name)).toBe(before.code.get(name));
  }
});

test('two builds of a remote run in the same page and share unchanged chunk files', async () => {
  const { asked, open } = emptyPage();
  const [one, other] = await Promise.all([open(before), open(after)]);
  expect(
    await Promise.all([
      wordsOf(one, 'home'),
      wordsOf(other, 'home'),
      wordsOf(one, 'news'),
      wordsOf(other, 'news'),
    ]),
  ).toEqual([
    ['home', 'river'],
    ['changed', 'river'],
    ['news', 'river'],
    ['news', 'river'],
  ]);
  // Each build runs its own chunks; the browser has the second one's files in its cache.
  expect(asked.map((name) => name.split('.')[0]).sort()).toEqual([
    'home',
    'home',
    'news',
    'news',
    'routes',
    'routes',
  ]);
});
