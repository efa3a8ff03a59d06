import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { describe, expect, test } from 'vitest';
import { browserTally } from './browser-tally.ts';
import { freshReport, readTally } from './read-report.ts';
import { addTallies, emptyTally, failure, isGreen, tallyLines } from './tally.ts';
import { type UnitReport, unitTally } from './unit-tally.ts';

const lacksNginx = { ...emptyTally, passed: 2, missingPrograms: ['nginx'] };

describe('the last lines', () => {
  test('the last lines of a run without failures are one line', () => {
    expect(tallyLines({ ...emptyTally, passed: 3 })).toEqual(['3 passed, 0 failed']);
  });

  test('the last lines list failures, then missing programs, and end with the numbers', () => {
    const sum = addTallies([lacksNginx, failure('Failed: a'), { ...lacksNginx, passed: 1 }]);
    expect(tallyLines(sum)).toEqual([
      '✗ Failed: a',
      'Not tested, because this machine lacks: nginx',
      '3 passed, 1 failed',
    ]);
  });

  test.each([
    ['something failed', addTallies([lacksNginx, failure('Failed: a')]), false],
    ['nothing passed', emptyTally, false],
    ['a program is missing', lacksNginx, true],
  ])('if %s, isGreen is %j', (_, tally, green) => {
    expect(isGreen(tally)).toBe(green);
  });
});

describe('unit tests', () => {
  const testOf = (fullName: string, status: string, meta = {}) => ({ fullName, status, meta });

  const count = (file: object, byName = false) =>
    unitTally(
      {
        testResults: [
          { name: '/r/a.test.ts', status: 'passed', message: '', assertionResults: [], ...file },
        ],
      },
      { root: '/r', byName },
    );

  test('passed tests are counted and failed tests named', () => {
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
  ])('a test with the status %s counts as failed', (status, said) => {
    expect(count({ assertionResults: [testOf(' a', status)] }).failures).toEqual([
      `${said}: a.test.ts › a`,
    ]);
  });

  test('a test that was skipped because of a missing program names the program', () => {
    const assertionResults = [testOf(' a', 'skipped', { missingProgram: 'nginx' })];
    expect(count({ assertionResults })).toEqual({ ...emptyTally, missingPrograms: ['nginx'] });
  });

  test('with -t, tests with other names do not count', () => {
    const assertionResults = [testOf(' a', 'skipped'), testOf(' b', 'passed')];
    expect(count({ assertionResults }, true)).toEqual({ ...emptyTally, passed: 1 });
  });

  test('a file that fails outside of its tests counts once, with the first line of the error', () => {
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
    browserTally(
      // The flags are as in a report.
      JSON.parse(
        JSON.stringify({
          suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'group', specs }] }],
          errors,
        }),
      ),
    );

  test('only a test that passes at the first try counts as passed', () => {
    expect(count([testOf('one', 'expected', 'passed', [])])).toEqual({
      ...emptyTally,
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
  ])('a test that is %s instead of %s (%j) counts as failed', (status, wanted, notes, said) => {
    expect(count([testOf('one', status, wanted, notes)])).toEqual({
      ...emptyTally,
      failures: [`${said}: a.spec.ts › group › one`],
    });
  });

  test('a test that was skipped because of a missing program names the program', () => {
    const lacking = { type: 'missing-program', description: 'nginx' };
    expect(count([testOf('one', 'skipped', 'skipped', [lacking, skip])])).toEqual({
      ...emptyTally,
      missingPrograms: ['nginx'],
    });
  });

  test('an error outside of all tests counts as failed', () => {
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
    const file = await freshReport(await tempFolder(), 'unit.json');
    if (text !== undefined) await writeFile(file, text);
    const run = { title: 'Unit tests', exitCode, file };
    return readTally(run, (report: UnitReport) => unitTally(report, { root: '/r' }));
  }

  const report = JSON.stringify({ testResults: [{ name: '/r/a.test.ts', ...passed }] });

  test('a report of a runner with exit code 0 is counted', async () => {
    expect(await read(0, report)).toEqual({ ...emptyTally, passed: 1 });
  });

  test('a report without failures counts as one failure if the runner failed', async () => {
    expect(await read(1, report)).toEqual({
      ...emptyTally,
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
    'a missing or unreadable report (%j, %j) counts as one failure',
    async (exitCode, text, said) => {
      expect(await read(exitCode, text)).toEqual(failure(`Unit tests: ${said}`));
    },
  );

  test('a report of an earlier run does not count', async () => {
    const folder = await tempFolder();
    await writeFile(path.join(folder, 'unit.json'), report);
    const file = await freshReport(folder, 'unit.json');
    const run = { title: 'Unit tests', exitCode: 1, file };
    expect((await readTally(run, () => emptyTally)).failures).toHaveLength(1);
  });
});
