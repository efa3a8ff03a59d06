import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@torsa/node-lib/settings';
import {
  isOwnSharedSingleton,
  type SharedSingletonKey,
  sharedSingletons,
} from '@torsa/shared/contract/singletons';
import { afterAll, beforeAll, expect, test } from 'vitest';

const foldersOf = (dir: string): readonly string[] =>
  readdirSync(path.join(repositoryRoot, dir), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const hostFolders = foldersOf('host/src');

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'torsa-lint-'));
  const { plugins } = JSON.parse(readFileSync(path.join(repositoryRoot, 'biome.json'), 'utf8'));
  for (const file of ['biome.json', ...plugins.map((plugin: { path: string }) => plugin.path)]) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    copyFileSync(path.join(repositoryRoot, file), path.join(dir, file));
  }
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Writes files by path and lints them. @returns the refused lines as `<file>:<line> <rule>`. */
function lint(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), code);
  }
  const { stdout } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/biome'),
    [
      'lint',
      '--vcs-enabled=false',
      '--reporter=github',
      '--max-diagnostics=none',
      ...Object.keys(files),
    ],
    { cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
  );
  const found = stdout.matchAll(/^::error title=([^,]*),file=([^,]*),line=(\d+)/gm);
  return [...found].map(
    ([, rule = '', file = '', line = '']) => `${path.relative(dir, file)}:${line} ${rule}`,
  );
}

test("the linter refuses the URL path of a remote's page in the source code of the host's layout", () => {
  const code = [
    "export const home = '/';",
    "export const logIn = '/auth/login';",
    ['export const service = (id: string) => `/services/', '{id}`;'].join('$'),
    "export const inside = 'and/or';",
    'export const Links = () => <a href="/about">{inside}</a>;',
  ].join('\n');
  expect(
    lint({ 'host/src/layout/links.tsx': code, 'host/src/layout/links.test.tsx': code }),
  ).toEqual([2, 3, 5].map((line) => `host/src/layout/links.tsx:${line} plugin`));
});

test('the linter refuses import cycles among the folders of the host', () => {
  const imports = (from: string) => hostFolders.filter((to) => to !== from);
  const fileOf = (from: string) => `host/src/${from}/importing.ts`;
  const files = hostFolders.map((from) => [
    fileOf(from),
    imports(from)
      .map((to) => `import '../${to}/imported.ts';`)
      .join('\n'),
  ]);
  const refused = new Set(lint(Object.fromEntries(files)));
  const admitted = (from: string) =>
    imports(from).filter(
      (_, index) => !refused.has(`${fileOf(from)}:${index + 1} lint/style/noRestrictedImports`),
    );
  let left = hostFolders;
  const isAbove = (folder: string) => admitted(folder).some((to) => left.includes(to));
  // The folders without imports form the lowest row, and so on. Folders that import each other are left over.
  while (left.some((folder) => !isAbove(folder))) left = left.filter(isAbove);
  // This folder is not part of the site. No other folder may import it.
  expect(left).toEqual(['stories', 'testing']);
});

test('the linter refuses a breakpoint or minimum target size that repeats a constant', () => {
  const code = [
    "export const style = { '@media (width < 40rem)': { color: 'red' } };",
    "export const query = '(min-width: 62rem)';",
    ['export const sizes = `(max-width: 40rem) ', '{query}`;'].join('$'),
    "export const height = '2.75rem';",
    "export const between = '@media (40rem <= width < 62rem)';",
    "export const print = '@media print';",
    "export const width = 'min(100%, 18rem)';",
  ].join('\n');
  const apps = ['remote-auth', 'remote-dashboards'];
  const files = apps.map((app) => [`${app}/src/style.tsx`, code] as const);
  expect(
    lint({ ...Object.fromEntries(files), 'shared/src/theme/style.ts': code }).toSorted(),
  ).toEqual(
    apps.flatMap((app) => [1, 2, 3, 4, 5].map((line) => `${app}/src/style.tsx:${line} plugin`)),
  );
});

test('the linter refuses toBeTruthy and toBeFalsy in tests of pages', () => {
  const code = [
    "expect(screen.getByRole('alert')).toBeTruthy();",
    'expect(found).not.toBeTruthy();',
    "expect(screen.getByRole('alert')).toBeInTheDocument();",
  ].join('\n');
  const files = { 'remote-auth/src/page.test.tsx': code, 'tools/release/src/gate.test.ts': code };
  expect(lint(files)).toEqual([1, 2].map((line) => `remote-auth/src/page.test.tsx:${line} plugin`));
});

const kinds = [
  (file: string) => `import '${file}';`,
  (file: string) => `import { one } from '${file}';`,
  (file: string) => `import type { One } from '${file}';`,
  (file: string) => `export * from '${file}';`,
  (file: string) => `export { two } from '${file}';`,
  (file: string) => `await import('${file}');`,
];

/** The folders of `tools/release/src`, lowest first. Each may import the folders of earlier lines. */
const releaseFolders = [
  ['store'],
  ['releases'],
  ['registry'],
  ['bundles', 'history', 'serve', 'visits'],
  ['compose'],
  ['gate', 'verify'],
  ['change'],
  ['commands'],
  ['cli'],
  ['testing'],
];

test('the linter allows folders of tools/release/src to import only lower folders, with any syntax of import', () => {
  const folders = releaseFolders.flat();
  const present = readdirSync(path.join(repositoryRoot, 'tools/release/src'), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...folders].sort()).toEqual(present.sort());
  const fileOf = (from: string) => `tools/release/src/${from}/importing.ts`;
  const code = folders
    .map((to) => kinds.map((kind) => kind(`../${to}/imported.ts`)).join('\n'))
    .join('\n');
  const importing = folders.filter((from) => from !== 'testing');
  const refused = new Set(lint(Object.fromEntries(importing.map((from) => [fileOf(from), code]))));
  for (const [level, lines] of releaseFolders.entries()) {
    const allowed = releaseFolders.slice(0, level).flat();
    for (const from of lines.filter((one) => importing.includes(one))) {
      const admitted = folders.filter((_, index) =>
        kinds.some((_, kind) => {
          const line = index * kinds.length + kind + 1;
          return !refused.has(`${fileOf(from)}:${line} plugin`);
        }),
      );
      expect(admitted, from).toEqual(allowed);
    }
  }
});

const features = foldersOf('remote-dashboards/src/features').map((name) => `features/${name}`);
/** The files of a feature that other features may import. */
const indexes = ['index.ts', 'index.copy.en.ts', 'index.copy.bn.ts'];
const withIndex = [
  'features/asks',
  'features/conversations',
  'features/files',
  'features/projects',
  'features/tasks',
];

/** The folders of the portal that each folder may import: lower layers, and from features only their index. */
function isAllowed(from: string, to: string, file: string): boolean {
  const below = ['api', 'ui', 'app'];
  if (!features.includes(from))
    return below.indexOf(to) < below.indexOf(from) && below.includes(to);
  return below.includes(to) || (withIndex.includes(to) && indexes.includes(file));
}

test('the linter refuses imports between two folders of the portal, except to a lower layer or an index file', () => {
  const folders = ['api', 'ui', 'app', ...features];
  expect(foldersOf('remote-dashboards/src')).toEqual([
    'api',
    'app',
    'features',
    'stories',
    'testing',
    'ui',
  ]);
  const pairs = folders.flatMap((from) =>
    [...folders, 'stories', 'testing']
      .filter((to) => to !== from)
      .flatMap((to) => ['imported.ts', ...indexes].map((file) => ({ from, to, file })))
      .flatMap((pair) => kinds.map((kind) => ({ ...pair, kind }))),
  );
  const fileOf = (from: string) => `remote-dashboards/src/${from}/importing.ts`;
  const pathOf = ({ from, to, file }: (typeof pairs)[number]) =>
    path.relative(path.dirname(fileOf(from)), `remote-dashboards/src/${to}/${file}`);
  const files = folders.map((from) => [
    fileOf(from),
    pairs
      .filter((pair) => pair.from === from)
      .map((pair) => pair.kind(pathOf(pair)))
      .join('\n'),
  ]);
  const refused = lint(Object.fromEntries(files)).filter((line) =>
    line.endsWith('RestrictedImports'),
  );
  const expected = folders.flatMap((from) =>
    pairs
      .filter((pair) => pair.from === from)
      .flatMap(({ to, file }, index) =>
        isAllowed(from, to, file)
          ? []
          : [`${fileOf(from)}:${index + 1} lint/style/noRestrictedImports`],
      ),
  );
  expect(refused.toSorted()).toEqual(expected.toSorted());
});

/** The refused imports, as `<file>:<line>`. */
function refusedImports(files: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const sources = Object.entries(files).map(([file, imports]) => [
    file,
    imports.map((one) => `import '${one}';`).join('\n'),
  ]);
  const refused = lint(Object.fromEntries(sources))
    .filter((found) => found.endsWith(' lint/style/noRestrictedImports'))
    .map((found) => found.replace(/ .*/, ''));
  // Two rules may refuse the same import.
  return [...new Set(refused)].sort();
}

const once = Object.keys(sharedSingletons)
  .filter((key) => isOwnSharedSingleton(key as SharedSingletonKey))
  .map((key) => key.replace('@torsa/shared/', ''));

test('the linter allows code in shared to import a singleton module only by its package name', () => {
  const byName = once.map((name) => `@torsa/shared/${name}`);
  const files = (byPath: readonly string[]) => ({
    'shared/src/ui/importing.ts': [...byName, ...byPath.map((file) => `../runtime/${file}`)],
    'shared/src/ui/form/importing.ts': [
      ...byName,
      ...byPath.map((file) => `../../runtime/${file}`),
    ],
    'shared/src/runtime/new/importing.ts': [...byName, ...byPath.map((file) => `../${file}`)],
  });
  const byPath = once.flatMap((name) => [`${name}/${name}.ts`, `${name}/other.ts`]);
  expect(refusedImports(files([]))).toEqual([]);
  expect(refusedImports(files(byPath))).toHaveLength(3 * byPath.length);
});

test('the linter allows code in shared to import a module that each app bundles only by its relative path', () => {
  const bundled = [
    'contract/remote',
    'database/insert',
    'i18n/languages',
    'theme/tokens',
    'ui/card',
  ];
  const byName = bundled.map((name) => `@torsa/shared/${name}`);
  const byPath = (up: string) => bundled.map((name) => `${up}/${name}.ts`);
  const files = {
    'remote-marketing/src/bundling.ts': byName,
    'shared/src/runtime/router/bundling.ts': [...byPath('../..'), ...byName],
    'shared/src/testing/bundling.ts': [...byPath('..'), ...byName],
  };
  const lines = bundled.map((_, index) => bundled.length + index + 1);
  expect(refusedImports(files)).toEqual(
    ['shared/src/runtime/router/bundling.ts', 'shared/src/testing/bundling.ts']
      .flatMap((file) => lines.map((line) => `${file}:${line}`))
      .sort(),
  );
});

test('the linter allows only the local backend to import the functions of Supabase', () => {
  const imports = ['../../../supabase/functions/_shared/signature.ts'];
  expect(
    refusedImports({
      'tools/backend/src/importing.ts': [...imports, '../../release/src/main.ts'],
      'tools/release/src/importing.ts': imports,
    }),
  ).toEqual(['tools/backend/src/importing.ts:2', 'tools/release/src/importing.ts:1']);
});

test("the linter allows only the portal's api folder to import the backend client", () => {
  const code = "import { loadBackend } from '@torsa/shared/backend';\nloadBackend();";
  const fileIn = (folder: string) => `remote-dashboards/src/${folder}/calling.ts`;
  const folders = ['api', 'ui', 'app', ...features];
  const refused = lint(Object.fromEntries(folders.map((folder) => [fileIn(folder), code]))).filter(
    (line) => line.endsWith('RestrictedImports'),
  );
  const expected = folders
    .slice(1)
    .map((folder) => `${fileIn(folder)}:1 lint/style/noRestrictedImports`);
  expect(refused.toSorted()).toEqual(expected.toSorted());
});

test('the linter refuses each import of another app, because apps are combined only at run time', () => {
  const paths = [
    '../../../remote-auth/src/routes.ts',
    '../../../host/src/main.tsx',
    '@torsa/remote-auth/routes',
    '@torsa/host/main',
  ];
  const code = paths.map((path) => `export * from '${path}';`).join('\n');
  expect(lint({ 'remote-marketing/src/page.ts': code })).toEqual(
    expect.arrayContaining(
      paths.map(
        (_, index) => `remote-marketing/src/page.ts:${index + 1} lint/style/noRestrictedImports`,
      ),
    ),
  );
});

test('the linter allows an import between a page and its interface texts only if one direction is a type import', () => {
  const copy = `import { page } from './page.ts';\nconst copy = { title: 'Title' };\nexport type Copy = typeof copy;\nexport const title = copy.title;\nexport default page(copy);`;
  const files = {
    'remote-marketing/src/types/page.ts': `import type { Copy } from './page.copy.en.ts';\nexport const page = (copy: Copy) => copy;`,
    'remote-marketing/src/types/page.copy.en.ts': copy,
    'remote-marketing/src/values/page.ts': `import { title } from './page.copy.en.ts';\nexport const page = (copy: object) => [title, copy];`,
    'remote-marketing/src/values/page.copy.en.ts': copy,
  };
  expect(lint(files).toSorted()).toEqual([
    'remote-marketing/src/values/page.copy.en.ts:1 lint/suspicious/noImportCycles',
    'remote-marketing/src/values/page.ts:1 lint/suspicious/noImportCycles',
  ]);
});
