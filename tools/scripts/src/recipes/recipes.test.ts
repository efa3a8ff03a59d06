import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForProcessEnd } from '@torsa/node-lib/run-tool';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { makeWritable } from '@torsa/node-lib/testing/make-writable';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from '../test/browser/find-chromium.ts';
import { reserveTestPorts } from '../test/browser/reserve-ports.ts';

// The tests run compilers one after the other, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** A code block of a recipe. */
interface Step {
  readonly file: string;
  /** The text before which the code is inserted; undefined for a new file. */
  readonly before: string | undefined;
  readonly code: string;
}

const recipes = await readFile(path.join(repositoryRoot, 'docs/recipes.md'), 'utf8');

/** The code blocks below a heading of the recipes. */
function stepsOf(title: string): readonly Step[] {
  const [, section = ''] = recipes.split(`\n## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = own.matchAll(
    /^```\w+\n(?:\/\/|--|#|<!--) ([^\n,]+?)(?:, before: ([^\n]+?))?(?: -->)?\n(.*?)^```$/gms,
  );
  return [...blocks].map(([, file = '', before, code = '']) => ({ file, before, code }));
}

const filesOf = (steps: readonly Step[]) => [...new Set(steps.map(({ file }) => file))];
const page = stepsOf('A page');
const tile = stepsOf('A tile over a table');

const image = stepsOf('An image');
const field = stepsOf('A field of the contact form');
const language = stepsOf('A language');
const all = [...page, ...image, ...tile, ...field, ...language];

const copied = [
  'host',
  'remote-marketing',
  'remote-auth',
  'remote-dashboards',
  'shared',
  'supabase',
  'tools/backend',
  'tools/node-lib',
  // Packages that start the site and open it in a browser.
  ...(isExhaustive ? ['tools/e2e', 'tools/release', 'tools/scripts'] : []),
];
const alsoNeeded = [
  'biome.json',
  'tools/release/folders.grit',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'vitest.config.ts',
];
let dir: string;
let remove: () => Promise<void>;
afterAll(() => remove());

/** A copy of the sources with the recipe's page. Links in `node_modules` lead to packages of the copy. */
beforeAll(async () => {
  ({ path: dir, remove } = await makeTempFolder());
  const isSource = (file: string) => path.basename(file) !== 'dist';
  for (const name of [...copied, ...alsoNeeded]) {
    await cp(path.join(repositoryRoot, name), path.join(dir, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  }
  await makeWritable(dir);
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(dir, 'node_modules'));
  for (const step of page) await type(step);
});

async function type({ file, before, code }: Step): Promise<void> {
  const target = path.join(dir, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (before === undefined) return writeFile(target, code);
  const text = await readFile(target, 'utf8');
  const at = text.indexOf(before);
  if (at < 0) {
    throw new Error(
      `docs/recipes.md inserts before "${before}", but ${file} has no such text. Correct the recipe.`,
    );
  }
  await writeFile(target, text.slice(0, at) + code + text.slice(at));
}

/** Runs a tool of the workspace in the copy. @returns its output when it fails. */
function run(tool: string, ...args: readonly string[]): Promise<string> {
  return outputOfFailure(path.join(repositoryRoot, 'node_modules/.bin', tool), args, dir);
}

/** By default TypeScript uses four checkers, and each computes the types that several files use. */
const compile = (folder: string) => run('tsc', '--noEmit', '-p', folder, '--checkers', '1');

async function outputOfFailure(
  command: string,
  args: readonly string[],
  cwd: string,
  env = process.env,
) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell });
  const { exitCode, output } = await waitForProcessEnd(child);
  return exitCode === 0 ? '' : output;
}

test('each documented recipe changes the expected number of files, from two for an image to seven for a form field', () => {
  expect(filesOf(page)).toHaveLength(4);
  expect(filesOf(tile)).toHaveLength(5);
  expect(filesOf(field)).toHaveLength(7);
  expect(filesOf(language)).toHaveLength(3);
  expect(filesOf(image)).toHaveLength(2);
});

test('the code of the recipe for a new page passes the type check', async () => {
  expect(await compile('remote-marketing')).toBe('');
});

test('the code of all recipes in CONTRIBUTING.md can be applied, and its row of the authorization matrix has a cell for each caller', async () => {
  for (const step of [...image, ...tile, ...field, ...language]) await type(step);
  const matrix = await readFile(
    path.join(dir, 'tools/backend/src/authorisation/matrix.tsv'),
    'utf8',
  );
  const rows = matrix.split('\n').filter((line) => line.startsWith('public.contact_messages\t'));
  expect(new Set(rows.map((row) => row.split('\t').length)).size, 'cells of a row').toBe(1);
});

// These tests start a database, compilers, builds and tests in the copy, which takes a minute.
if (isExhaustive) {
  describe('with a database of their own', () => {
    test('the code of all recipes in CONTRIBUTING.md passes the linter', async () => {
      const files = filesOf(all).filter((file) => /\.tsx?$/.test(file));
      expect(await run('biome', 'ci', '--vcs-enabled=false', '--error-on-warnings', ...files)).toBe(
        '',
      );
    });

    test('the code of all recipes in CONTRIBUTING.md passes the type check', async () => {
      expect(await run('vitest', 'run', '--project=backend', 'database-types', '-u')).toBe('');
      expect(await compile('remote-marketing')).toBe('');
      expect(await compile('remote-dashboards')).toBe('');
    });

    test('the host passes the type check after the recipe for a new language', async () => {
      expect(await compile('host')).toBe('');
    });

    test('a missing text of a language with complete: true is a type error', async () => {
      const table = path.join(dir, 'shared/src/i18n/languages.ts');
      const text = await readFile(table, 'utf8');
      await writeFile(table, text.replace("hi-IN', complete: false", "hi-IN', complete: true"));
      const problems = await compile('remote-dashboards');
      await writeFile(table, text);
      const files = problems.match(/^[^(\s]+(?=\()/gm);
      expect([...new Set(files)].sort()).toEqual(
        expect.arrayContaining([
          'remote-dashboards/src/api/check-revoked-role.ts',
          'remote-dashboards/src/routes.ts',
          'remote-dashboards/src/app/second-factor-prompt.tsx',
          'remote-dashboards/src/app/get-second-factor-copy.ts',
          'shared/src/contract/company/create-company.ts',
          'shared/src/ui/second-factor/code-copy-in.ts',
          'shared/src/ui/field-frame.tsx',
        ]),
      );
    });

    test('after the recipe for a new page, the app passes its tests', async () => {
      const args = [
        'run',
        '--project=apps',
        '--project=logic',
        '-t',
        'prices|language|pages|picture',
      ];
      expect(
        await run('vitest', ...args, 'remote-marketing/src/routes', 'remote-marketing/src/disc'),
      ).toBe('');
    });

    test('after the recipe for a new form field, the form shows, sends and stores the field', async () => {
      expect(
        await run('vitest', 'run', '--project=apps', 'contact/contact-form', '-t', 'every field'),
      ).toBe('');
    });

    test('after the recipe for a new form field, the privacy page lists the personal data of the field', async () => {
      expect(await run('vitest', 'run', '--project=logic', 'database/personal-data')).toBe('');
    });

    test('after the recipe for a new form field, the database passes the authorization tests', async () => {
      const args = ['run', '--project=backend', 'authorisation.test', '-t', 'the embedded backend'];
      expect(await run('vitest', ...args)).toBe('');
    });

    test('after the recipe for a new page, the app can be built', async () => {
      const app = path.join(dir, 'remote-marketing');
      const rspack = path.join(app, 'node_modules/@rspack/cli/bin/rspack.js');
      expect(await outputOfFailure(process.execPath, [rspack, 'build'], app)).toBe('');
      const manifest = JSON.parse(await readFile(path.join(app, 'dist/release.json'), 'utf8'));
      expect(manifest.pages.at(-1)).toMatchObject({
        id: 'prices',
        files: [expect.stringMatching(/^prices\.en\./)],
        translations: { bn: [expect.stringMatching(/^prices\.bn\./)] },
      });
      const scripts = Object.keys(manifest.files).filter((name) => name.endsWith('.js'));
      const sizes = scripts.map((name) => manifest.files[name].bytes);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(manifest.budget);
      expect(Object.keys(manifest.files)).toContainEqual(expect.stringMatching(/boat\..*svg$/));
    });

    // The browser tests do not name the recipes' page and field. They find them by row, navigation entry and control.
    test('pages that the recipes of CONTRIBUTING.md change pass their browser tests', {
      timeout: 1_200_000,
    }, async () => {
      const playwright = path.join(repositoryRoot, 'node_modules/.bin/playwright');
      const specs = [
        'search-engines.spec',
        'shell-navbar',
        'shell-footer',
        'contact-form',
        'contact-once',
      ];
      const args = ['test', '--config', 'tools/e2e/playwright.config.ts', ...specs];
      const ports = await reserveTestPorts('');
      onTestFinished(ports.release);
      const env = {
        ...process.env,
        CHROMIUM_PATH: await findChromium(),
        BROWSER_REPORT: path.join(dir, 'browser.json'),
        E2E_PORT: String(ports.first),
        TORSA_EXHAUSTIVE: '',
      };
      expect(await outputOfFailure(playwright, args, dir, env)).toBe('');
    });
  });
}
