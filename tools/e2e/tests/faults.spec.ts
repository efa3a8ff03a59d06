import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { groupFaultSeedsByBrowser } from '../support/faults/select-seeds.ts';
import { testFaultCombinations } from '../support/faults/try-combinations.ts';
import { getPublishedVersionsSeed } from '../support/site-number.ts';
import { expect, test } from '../support/worker-test.ts';

const chosen = process.env['FAULT_SEEDS'];

const groups = groupFaultSeedsByBrowser(chosen, isExhaustive);

/**
 * Each seed opens a browser tab, so a run tries an eighth of a sample in one browser. The versions of the published apps
 * select the eighth.
 */
const triedGroups =
  isExhaustive || chosen
    ? groups
    : [groups.flat().filter((_, index) => index % 8 === getPublishedVersionsSeed() % 8)];

for (const seeds of triedGroups) {
  const [first] = seeds;
  test(`after each network fault of the seeds ${first} to ${seeds.at(-1)}, the site shows a page or an error message`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const findings = await testFaultCombinations(browser, seeds);
    expect(findings, findings.join('\n\n')).toEqual([]);
  });
}
