import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appDirs, repositoryRoot } from '@torsa/node-lib/settings';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const github = path.join(repositoryRoot, '.github');
const files = readdirSync(github, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yml'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
const readYaml = (file: string) => parse(readFileSync(path.join(github, file), 'utf8'));

/** The TypeScript type of a file, generated from its published schema. */
function typeOf(file: string): string {
  const [schema, name] =
    file === 'dependabot.yml'
      ? ['dependabot-2.0', 'GitHubDependabotV2Config']
      : file === 'ISSUE_TEMPLATE/config.yml'
        ? ['github-issue-config', 'GitHubIssueTemplateChooserConfigFileSchema']
        : file.startsWith('ISSUE_TEMPLATE/')
          ? ['github-issue-forms', 'GitHubIssueFormsConfigFileSchema']
          : ['github-workflow', 'HttpsJsonSchemastoreOrgGithubWorkflowJson'];
  return `import('@schemastore/${schema}').${name}`;
}

/** Compiles the contents of files as literals of their types. @returns the errors of the compiler. */
async function schemaProblems(contents: Readonly<Record<string, unknown>>): Promise<string> {
  const dir = await tempFolder();
  symlinkSync(
    path.join(repositoryRoot, 'tools/scripts/node_modules'),
    path.join(dir, 'node_modules'),
  );
  const code = Object.entries(contents).map(
    ([file, content]) =>
      `export const file${files.indexOf(file)}: ${typeOf(file)} = ${JSON.stringify(content)};`,
  );
  writeFileSync(path.join(dir, 'files.ts'), code.join('\n'));
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'preserve',
    '--types',
    '*',
    '--skipLibCheck',
    '--pretty',
    'false',
    '--checkers',
    '1',
  ];
  const tsc = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/tsc'),
    [...options, 'files.ts'],
    {
      cwd: dir,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  return tsc.stdout;
}

test('every YAML file in .github matches its published JSON schema', async () => {
  expect(
    await schemaProblems(Object.fromEntries(files.map((file) => [file, readYaml(file)]))),
  ).toBe('');
});

test('the schema type rejects a YAML file with unknown fields at compile time', async () => {
  const problems = await schemaProblems({
    'dependabot.yml': { version: 2, updates: [{ 'package-ecosystem': 'npm' }] },
    'ISSUE_TEMPLATE/bug.yml': { ...readYaml('ISSUE_TEMPLATE/bug.yml'), body: 'text' },
    'workflows/check.yml': { ...readYaml('workflows/check.yml'), permissions: 'all' },
  });
  expect(problems.match(/^files\.ts\(\d+/gm)).toHaveLength(3);
});

test('the pull request workflow runs the checks without credentials', () => {
  const { on, permissions, jobs } = readYaml('workflows/check.yml');
  expect(Object.keys(on)).toEqual(['pull_request', 'push']);
  expect(permissions).toEqual({ contents: 'read' });
  expect(JSON.stringify(jobs)).not.toMatch(/secrets|id-token|permissions|aws/);
});

test('the release workflow stages and publishes every app, with a separate cloud role for each job', () => {
  const text = readFileSync(path.join(github, 'workflows/release.yml'), 'utf8');
  const { jobs } = parse(text);
  for (const job of [jobs['hand-in'], jobs.publish]) {
    expect([...job.strategy.matrix.app].sort()).toEqual(Object.keys(appDirs).sort());
    expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  }
  expect(text).not.toContain('secrets.');
});

test('every script that a GitHub workflow runs with node is in the repository', () => {
  const scripts = files.flatMap((file) =>
    [...readFileSync(path.join(github, file), 'utf8').matchAll(/run: node (\S+)/g)].map(
      ([, script = '']) => script,
    ),
  );
  expect(scripts).toContain('tools/scripts/src/commits/check-commits-main.ts');
  expect(scripts.filter((script) => !existsSync(path.join(repositoryRoot, script)))).toEqual([]);
});
