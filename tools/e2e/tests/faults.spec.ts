import { expect, test } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { tryCombinations } from '../support/faults/try-combinations.ts';
import { wantedSeeds } from '../support/faults/wanted-seeds.ts';

// A trace of every visit would cost more than the visits.
test.use({ trace: 'off' });

/**
 * Found and not mended yet: with a corrupted remotes.json, the 404 page keeps its error after a reload. The exhaustive run
 * tries it, and so does whoever names it.
 */
const knownToFail: ReadonlySet<number> = new Set(
  isExhaustive || process.env['FAULT_SEEDS'] ? [] : [46],
);

for (const seeds of wantedSeeds(process.env['FAULT_SEEDS'], isExhaustive)) {
  const [first] = seeds;
  test(`whatever fails on the way, nobody is left without a page or a message: seeds ${first} to ${seeds.at(-1)}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const tried = seeds.filter((seed) => !knownToFail.has(seed));
    const findings = await tryCombinations(browser, tried);
    expect(findings, findings.join('\n\n')).toEqual([]);
  });
}
