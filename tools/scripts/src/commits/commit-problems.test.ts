import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import path from 'node:path';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { describe, expect, test } from 'vitest';
import { findCommitProblems, readCommits } from './commit-problems.ts';

const problemsOf = (subject: string, parents = ['a1b2c3d']) =>
  findCommitProblems([{ id: 'e4f5a6b', parents, subject }]);

test.each([
  'portal: keep the draft when a reply fails',
  'docs, tests: describe the gate',
  'node-lib: embed the version',
  'backend: access the table',
  `release: ${'x'.repeat(63)}`,
])('findCommitProblems accepts the subject "%s"', (subject) => {
  expect(problemsOf(subject)).toEqual([]);
});

test.each([
  ['Fix the login', 'the form is'],
  ['wip', 'the form is'],
  ['fixup! portal: keep the draft', 'the form is'],
  ['portal: Keep the draft', 'the form is'],
  ['portal:keep the draft', 'the form is'],
  ['the portal: keep the draft', 'the form is'],
  ['portal: kept, and more: keep', 'the form is'],
  ['portal: added a page', '"added" is no imperative'],
  ['portal: adding a page', '"adding" is no imperative'],
  ['portal: adds a page', '"adds" is no imperative'],
  ['portal: keep the draft.', 'full stop'],
  [`release: ${'x'.repeat(64)}`, '73 characters, at most 72'],
])('findCommitProblems reports the subject "%s"', (subject, problem) => {
  expect(problemsOf(subject)).toEqual([expect.stringContaining(problem)]);
});

test('findCommitProblems reports a merge commit, whatever its subject', () => {
  expect(problemsOf('portal: merge the branches', ['a1b2c3d', 'b2c3d4e'])).toEqual([
    'e4f5a6b "portal: merge the branches": merge commit. Rebase the branch on main instead.',
  ]);
});

test('readCommits parses each line of git log as one commit, also a commit without a parent', () => {
  expect(readCommits('a\tb c\tportal: keep\tit\nd\t\tdocs: begin\n')).toEqual([
    { id: 'a', parents: ['b', 'c'], subject: 'portal: keep\tit' },
    { id: 'd', parents: [], subject: 'docs: begin' },
  ]);
});

describe('in a Git repository', () => {
  const main = path.join(import.meta.dirname, 'check-commits-main.ts');
  // Git must use neither the repository of a hook that runs the tests nor the developer's settings, such as signed commits.
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
  };

  test('readCommits reads only the commits of the given range', async (context) => {
    if (spawnSync('git', ['--version']).status !== 0) return skipWithout('git', context);
    const cwd = await tempFolder();
    const git = (...args: string[]) =>
      expect(
        spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
          cwd,
          env,
        }).status,
        args.join(' '),
      ).toBe(0);
    git('init', '--initial-branch=main');
    for (const subject of ['First', 'docs: add a page', 'Second']) {
      git('commit', '--allow-empty', '-m', subject);
    }
    const check = (...args: string[]) =>
      spawnSync(process.execPath, [main, ...args], { cwd, env, encoding: 'utf8' });
    expect(check('HEAD~2..HEAD~1')).toMatchObject({
      status: 0,
      stdout: '1 commits follow the rule.\n',
    });
    expect(check('HEAD~2..HEAD')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^\w+ "Second": the form is/),
      stdout: expect.stringContaining('1 of 2 commits break the rule in CONTRIBUTING.md'),
    });
    expect(check()).toMatchObject({ status: 64 });
  });
});
