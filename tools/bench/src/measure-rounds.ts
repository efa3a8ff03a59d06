import type { BenchResultRow } from './results.ts';
import { formatSiteVariantName, type SiteVariantName, siteVariantNames } from './sites/variants.ts';
import { summarizeMeasurements } from './summarize.ts';

type Samples = Readonly<Record<string, number>>;

/**
 * Measures every test case (page, click or release) in every variant of the site, in rounds that begin with different
 * variants.
 */
export async function measureInRounds(
  rounds: number,
  subjects: readonly string[],
  measure: (subject: string, variant: SiteVariantName) => Promise<Samples>,
  among: readonly SiteVariantName[] = siteVariantNames,
): Promise<readonly BenchResultRow[]> {
  const cases = subjects.flatMap((subject) =>
    among.map((variant) => ({ subject, variant, samples: [] as Samples[] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      const group = cases.filter((one) => one.subject === subject);
      for (const { variant, samples } of rotated(group, round)) {
        const what = `${subject}, ${formatSiteVariantName(variant)}`;
        samples.push(await tryAgain(what, () => measure(subject, variant)));
      }
      console.log(`Measuring ${subject}, round ${round + 1} of ${rounds}`);
    }
  }
  return cases.map(({ samples, ...row }) => ({ ...row, measures: summarizeAll(samples) }));
}

function rotated<Item>(items: readonly Item[], round: number): readonly Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Repeats a measurement once if it fails, because a browser may fail on a busy machine. @throws the second failure. */
async function tryAgain<Result>(what: string, measure: () => Promise<Result>): Promise<Result> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${what} failed, so it is measured a second time. Cause: ${error}`);
    return measure();
  }
}

function summarizeAll(samples: readonly Samples[]): BenchResultRow['measures'] {
  return Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((measure) => [
      measure,
      summarizeMeasurements(samples.flatMap((sample) => sample[measure] ?? [])),
    ]),
  );
}
