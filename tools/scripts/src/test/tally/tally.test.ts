import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { describe, expect, test } from 'vitest';
import { countBrowserTests } from './browser-tally.ts';
import { countTestReport, deleteOldTestReport } from './read-report.ts';
import {
  addTestTallies,
  emptyTestTally,
  failedTestTally,
  formatTestTally,
  isTallyPassed,
} from './tally.ts';
import { countUnitTests, type UnitTestReport } from './unit-tally.ts';

const lacksNginx = { ...emptyTestTally, passed: 2, missingPrograms: ['nginx'] };

describe('the last lines', () => {
  test('formatTestTally returns only the line with the counts if no test failed', () => {
    expect(formatTestTally({ ...emptyTestTally, passed: 3 })).toEqual(['3 passed, 0 failed']);
  });

  test('formatTestTally lists failures, then missing programs, and ends with the numbers of passed and failed tests', () => {
    const sum = addTestTallies([
      lacksNginx,
      failedTestTally('Failed: a'),
      { ...lacksNginx, passed: 1 },
    ]);
    expect(formatTestTally(sum)).toEqual([
      '✗ Failed: a',
      'Not tested, because this machine lacks: nginx',
      '3 passed, 1 failed',
    ]);
  });

  test.each([
    ['something failed', addTestTallies([lacksNginx, failedTestTally('Failed: a')]), false],
    ['nothing passed', emptyTestTally, false],
    ['a program is missing', lacksNginx, true],
  ])('isTallyPassed returns the expected result when %s', (_, tally, green) => {
    expect(isTallyPassed(tally)).toBe(green);
  });
});

describe('unit tests', () => {
  const testOf = (fullName: string, status: string, meta = {}) => ({ fullName, status, meta });

  const count = (file: object, byName = false) =>
    countUnitTests(
      {
        testResults: [
          { name: '/r/a.test.ts', status: 'passed', message: '', assertionResults: [], ...file },
        ],
      },
      { root: '/r', byName },
    );

  test('countUnitTests counts passed tests and names failed tests', () => {
    const assertionResults = [testOf(' a one', 'passed'), testOf(' a two', 'failed')];
    expect(count({ status: 'failed', assertionResults })).toEqual({
      passed: 1,
      failures: ['Failed: a.test.ts › a two'],
      missingPrograms: [],
    });
  });

  test.each([
    ['skipped', 'Skipped'],
    ['todo', 'Not written'],
    ['pending', 'Did not run'],
  ])('countUnitTests counts a test with the status %s as failed', (status, said) => {
    expect(count({ assertionResults: [testOf(' a', status)] }).failures).toEqual([
      `${said}: a.test.ts › a`,
    ]);
  });

  test('countUnitTests names the missing program of a skipped test', () => {
    const assertionResults = [testOf(' a', 'skipped', { missingProgram: 'nginx' })];
    expect(count({ assertionResults })).toEqual({ ...emptyTestTally, missingPrograms: ['nginx'] });
  });

  test('countUnitTests ignores tests that the option -t excludes', () => {
    const assertionResults = [testOf(' a', 'skipped'), testOf(' b', 'passed')];
    expect(count({ assertionResults }, true)).toEqual({ ...emptyTestTally, passed: 1 });
  });

  test('countUnitTests counts a file that fails outside its tests once, with the first line of the error', () => {
    expect(
      count({ status: 'failed', message: '\u001B[31mno module\u001B[39m\nat x' }).failures,
    ).toEqual(['Failed: a.test.ts: no module']);
  });
});

describe('browser tests', () => {
  const testOf = (
    title: string,
    status: string,
    expectedStatus: string,
    annotations: object[],
  ) => ({
    title,
    tests: [{ status, expectedStatus, annotations, results: [] }],
  });
  const skip = { type: 'skip', description: 'There is no nginx here.' };

  const count = (specs: object[], errors: object[] = []) =>
    countBrowserTests(
      // The flags are as in a report.
      JSON.parse(
        JSON.stringify({
          suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'group', specs }] }],
          errors,
        }),
      ),
    );

  test('countBrowserTests counts a test as passed only if it passes without a retry', () => {
    expect(count([testOf('one', 'expected', 'passed', [])])).toEqual({
      ...emptyTestTally,
      passed: 1,
    });
  });

  test.each([
    ['unexpected', 'passed', [], 'Failed'],
    ['flaky', 'passed', [], 'Passed only at the second try'],
    ['skipped', 'skipped', [skip], 'Skipped'],
    ['skipped', 'passed', [], 'Did not run'],
    ['unexpected', 'passed', [{ type: 'missing-program', description: 'nginx' }], 'Failed'],
    ['skipped', 'skipped', [{ type: 'missing-program' }], 'Skipped'],
  ])(
    'countBrowserTests counts a test that is %s instead of %s (%j) as failed',
    (status, wanted, notes, said) => {
      expect(count([testOf('one', status, wanted, notes)])).toEqual({
        ...emptyTestTally,
        failures: [`${said}: a.spec.ts › group › one`],
      });
    },
  );

  test('countBrowserTests names the missing program of a skipped test', () => {
    const lacking = { type: 'missing-program', description: 'nginx' };
    expect(count([testOf('one', 'skipped', 'skipped', [lacking, skip])])).toEqual({
      ...emptyTestTally,
      missingPrograms: ['nginx'],
    });
  });

  test('countBrowserTests counts an error outside all tests as failed', () => {
    expect(count([], [{ message: '\u001B[31mNo tests found\u001B[39m\nat x' }]).failures).toEqual([
      'Failed: No tests found',
    ]);
  });
});

describe('a report', () => {
  const passed = {
    status: 'passed',
    message: '',
    assertionResults: [{ fullName: 'a', status: 'passed' }],
  };

  async function read(exitCode: number | null, text: string | undefined) {
    const file = await deleteOldTestReport(await tempFolder(), 'unit.json');
    if (text !== undefined) await writeFile(file, text);
    const run = { title: 'Unit tests', exitCode, file };
    return countTestReport(run, (report: UnitTestReport) => countUnitTests(report, { root: '/r' }));
  }

  const report = JSON.stringify({ testResults: [{ name: '/r/a.test.ts', ...passed }] });

  test('countTestReport counts the report of a runner with exit code 0', async () => {
    expect(await read(0, report)).toEqual({ ...emptyTestTally, passed: 1 });
  });

  test('countTestReport counts one failure for a report without failures if the runner failed', async () => {
    expect(await read(1, report)).toEqual({
      ...emptyTestTally,
      passed: 1,
      failures: ['Unit tests: the runner failed outside of its tests (exit code 1), see above'],
    });
  });

  test.each([
    [null, undefined, 'the runner left no report (it was killed)'],
    [0, undefined, 'the runner left no report (exit code 0)'],
    [1, '{"testResults"', 'the runner left an unreadable report (exit code 1)'],
    [0, '{}', 'the runner left an unreadable report (exit code 0)'],
  ])(
    'countTestReport counts a missing or unreadable report (%j, %j) as one failure',
    async (exitCode, text, said) => {
      expect(await read(exitCode, text)).toEqual(failedTestTally(`Unit tests: ${said}`));
    },
  );

  test('countTestReport ignores the report of an earlier run', async () => {
    const folder = await tempFolder();
    await writeFile(path.join(folder, 'unit.json'), report);
    const file = await deleteOldTestReport(folder, 'unit.json');
    const run = { title: 'Unit tests', exitCode: 1, file };
    expect((await countTestReport(run, () => emptyTestTally)).failures).toHaveLength(1);
  });
});
