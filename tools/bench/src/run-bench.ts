import type { Browser } from '@playwright/test';
import { measureNavigations } from './navigation/measure-navigations.ts';
import { openBenchBrowser } from './open-browser.ts';
import {
  type BenchmarkPart,
  type BenchOptions,
  benchHelpText,
  minimumMeasuringRounds,
  parseBenchOptions,
} from './options.ts';
import { measurePageLoads } from './page-load/measure-page-loads.ts';
import { measureEarlyClicks } from './presses/measure-presses.ts';
import { describePartResults } from './report/describe-part.ts';
import { writePerformanceDocumentation } from './report/write-documentation.ts';
import { type BenchResultRow, readMeasuringConditions, writeBenchResults } from './results.ts';
import { startBenchmarkSites } from './sites/start-sites.ts';
import { measureReleaseDownloads } from './updates/measure-updates.ts';

const parts: Readonly<
  Record<
    BenchmarkPart,
    (browser: Browser, options: BenchOptions) => Promise<readonly BenchResultRow[]>
  >
> = {
  'page-load': measurePageLoads,
  presses: measureEarlyClicks,
  updates: measureReleaseDownloads,
  navigation: measureNavigations,
};

/**
 * Measures the chosen parts of the benchmark and prints a table for each part. Only complete results enter the
 * documentation.
 */
export async function runBenchmark(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(benchHelpText);
  const options = parseBenchOptions(args);
  const isComplete = options.rounds >= minimumMeasuringRounds;
  console.log('Building three variants of the site');
  const sites = await startBenchmarkSites(options.peer);
  const browser = await openBenchBrowser();
  try {
    const conditions = readMeasuringConditions(options.rounds, browser.version());
    for (const part of options.parts) {
      const results = { conditions, rows: await parts[part](browser, options) };
      console.log(`\n${describePartResults(results)}\n`);
      if (isComplete) await writeBenchResults(part, results);
    }
  } finally {
    await browser.close();
    await sites.stop();
  }
  if (isComplete) await writePerformanceDocumentation();
  else
    console.log(
      'Results and documentation are unchanged. Only a run with enough rounds changes them.',
    );
}
