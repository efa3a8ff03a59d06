import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endOf } from '@torsa/node-lib/run-tool';
import { root } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Compilers, one after the other: on a busy machine each takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** A block of code of a recipe. */
interface Step {
  readonly file: string;
  /** The text before which it goes; without one, it is the whole of a new file. */
  readonly before: string | undefined;
  readonly code: string;
}

const recipes = await readFile(path.join(root, 'docs/recipes.md'), 'utf8');

/** The blocks under a heading of the recipes. */
function stepsOf(title: string): readonly Step[] {
  const [, section = ''] = recipes.split(`\n## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = own.matchAll(
    /^```\w+\n(?:\/\/|--|<!--) ([^\n,]+?)(?:, before: ([^\n]+?))?(?: -->)?\n(.*?)^```$/gms,
  );
  return [...blocks].map(([, file = '', before, code = '']) => ({ file, before, code }));
}

const filesOf = (steps: readonly Step[]) => [...new Set(steps.map(({ file }) => file))];
const page = stepsOf('A page');
const tile = stepsOf('A tile over a table');

const field = stepsOf('A field of the contact form');
const all = [...page, ...tile, ...field];

const copied = [
  'remote-marketing',
  'remote-dashboards',
  'shared',
  'supabase',
  'tools/backend',
  'tools/node-lib',
];
const alsoNeeded = [
  'biome.json',
  'host/no-paths.grit',
  'tools/e2e/vitest.config.ts',
  'tsconfig.base.json',
  'vitest.config.ts',
];
let dir: string;
let remove: () => Promise<void>;
afterAll(() => remove());

/** The sources with all recipes typed in. Links inside of `node_modules` lead to packages of the copy. */
beforeAll(async () => {
  ({ path: dir, remove } = await makeTempFolder());
  const isSource = (file: string) => path.basename(file) !== 'dist';
  for (const name of [...copied, ...alsoNeeded]) {
    await cp(path.join(root, name), path.join(dir, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  }
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  for (const step of all) await type(step);
  expect(await run('vitest', 'run', '--project=backend', 'database-types', '-u')).toBe('');
});

async function type({ file, before, code }: Step): Promise<void> {
  const target = path.join(dir, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (before === undefined) return writeFile(target, code);
  const text = await readFile(target, 'utf8');
  const at = text.indexOf(before);
  if (at < 0) {
    throw new Error(`docs/recipes.md names "${before}", which ${file} does not have any more.`);
  }
  await writeFile(target, text.slice(0, at) + code + text.slice(at));
}

/** Runs a tool of the workspace in the copy. @returns what it says when it fails */
function run(tool: string, ...args: readonly string[]): Promise<string> {
  return outputOfFailure(path.join(root, 'node_modules/.bin', tool), args, dir);
}

async function outputOfFailure(command: string, args: readonly string[], cwd: string) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell });
  const { exitCode, output } = await endOf(child);
  return exitCode === 0 ? '' : output;
}

test('a page is four files, its link in a bar among them, a tile over a table five, a field of the form six', () => {
  expect(filesOf(page)).toHaveLength(4);
  expect(filesOf(tile)).toHaveLength(5);
  expect(filesOf(field)).toHaveLength(6);
});

test('the recipes compile', async () => {
  expect(await run('tsc', '--noEmit', '-p', 'remote-marketing')).toBe('');
  expect(await run('tsc', '--noEmit', '-p', 'remote-dashboards')).toBe('');
});

test('the recipes are formatted and keep the rules', async () => {
  const files = filesOf(all).filter((file) => /\.tsx?$/.test(file));
  expect(await run('biome', 'ci', '--vcs-enabled=false', '--error-on-warnings', ...files)).toBe('');
});

test('the page of the recipe passes the tests of its app', async () => {
  const args = ['run', '--project=apps', '--project=logic', '-t', 'prices|language|pages|picture'];
  expect(
    await run('vitest', ...args, 'remote-marketing/src/routes', 'remote-marketing/src/disc'),
  ).toBe('');
});

test('the field of the recipe is a control, is sent and is kept', async () => {
  expect(
    await run('vitest', 'run', '--project=apps', 'contact/contact-form', '-t', 'every field'),
  ).toBe('');
});

// All cells of the matrix, which take a minute.
if (isExhaustive) {
  test('the database answers everybody as the recipe says', async () => {
    const args = ['run', '--project=backend', 'authorisation.test', '-t', 'the embedded backend'];
    expect(await run('vitest', ...args)).toBe('');
  });
}

test('the page of the recipe is built', async () => {
  const app = path.join(dir, 'remote-marketing');
  const rspack = path.join(app, 'node_modules/@rspack/cli/bin/rspack.js');
  expect(await outputOfFailure(process.execPath, [rspack, 'build'], app)).toBe('');
  const manifest = JSON.parse(await readFile(path.join(app, 'dist/release.json'), 'utf8'));
  expect(manifest.pages.at(-1)).toMatchObject({
    id: 'prices',
    files: [expect.stringMatching(/^prices\.en\./)],
    translations: { bn: [expect.stringMatching(/^prices\.bn\./)] },
  });
});
