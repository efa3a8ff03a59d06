import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { groupSelectedSeeds } from '../support/faults/select-seeds.ts';
import { testFaultCombinations } from '../support/faults/try-combinations.ts';
import { expect, test } from '../support/worker-test.ts';

for (const seeds of groupSelectedSeeds(process.env['FAULT_SEEDS'], isExhaustive)) {
  const [first] = seeds;
  test(`after every network fault the site shows a page or an error message: seeds ${first} to ${seeds.at(-1)}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const findings = await testFaultCombinations(browser, seeds);
    expect(findings, findings.join('\n\n')).toEqual([]);
  });
}
