import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { Tally } from './tally.ts';

const testSchema = v.object({
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  expectedStatus: v.string(),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly BrowserTest[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

type BrowserTest = v.InferOutput<typeof testSchema>;

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(testSchema) })),
  suites: v.optional(v.lazy(() => v.array(suiteSchema))),
});

/** The part of Playwright's JSON report that is counted. */
export const browserReportSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

/**
 * A test that passed only at the second try counts as failed, and so does one that was skipped or did not run, unless
 * its annotation `missing-program` says which program the machine lacks.
 */
export function browserTally({ suites, errors }: v.InferOutput<typeof browserReportSchema>): Tally {
  let passed = 0;
  const missingPrograms: string[] = [];
  const failures = errors.map(({ message = '' }) => `Failed: ${firstLine(message)}`);
  for (const { title, test } of suites.flatMap((suite) => testsOf(suite, []))) {
    const lacking = test.annotations.find(({ type }) => type === 'missing-program');
    if (test.status === 'expected') passed += 1;
    else if (test.status === 'skipped' && lacking?.description) {
      missingPrograms.push(lacking.description);
    } else failures.push(`${outcomeOf(test)}: ${title}`);
  }
  return { passed, failures, missingPrograms };
}

function testsOf(
  suite: Suite,
  parents: readonly string[],
): readonly { readonly title: string; readonly test: BrowserTest }[] {
  const titles = [...parents, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ title: [...titles, title].join(' › '), test })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles)),
  ];
}

function outcomeOf({ status, expectedStatus }: BrowserTest): string {
  if (status === 'flaky') return 'Passed only at the second try';
  if (status === 'unexpected') return 'Failed';
  // What was not to be skipped is when its file's hook or an earlier test of a series failed, or the run was stopped.
  return expectedStatus === 'skipped' ? 'Skipped' : 'Did not run';
}

function firstLine(message: string): string | undefined {
  return stripVTControlCharacters(message).split('\n')[0];
}
