import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@torsa/node-lib/settings';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** The types that are made from the published schemas, and the files that must have their form. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  'dependabot-2.0': ['dependabot.yml'],
  'github-issue-config': ['ISSUE_TEMPLATE/config.yml'],
  'github-issue-forms': ['ISSUE_TEMPLATE/bug.yml', 'ISSUE_TEMPLATE/change.yml'],
  'github-workflow': ['workflows/check.yml', 'workflows/release.yml'],
};

const github = path.join(root, '.github');
const readYaml = (file: string): unknown => parse(readFileSync(path.join(github, file), 'utf8'));

/** Compiles values as literals of their types. @returns what is wrong with them. */
async function problemsOf(values: readonly (readonly [schema: string, value: unknown])[]) {
  const dir = await tempFolder();
  symlinkSync(path.join(root, 'tools/scripts/node_modules'), path.join(dir, 'node_modules'));
  const lines = values.map(
    ([schema, value], index) =>
      `import type { JSONSchemaForGitHub${index} } from '@schemastore/${schema}';`,
  );
  const code = values.map(
    ([schema, value]) =>
      `((file: import('@schemastore/${schema}').default) => file)(${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(dir, 'files.ts'), code.join('\n'));
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '--strict', '--module', 'preserve', '--types', '', 'files.ts'],
    { cwd: dir, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  return stdout;
}
