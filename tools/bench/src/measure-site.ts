import { measureDev } from './dev/measure-dev.ts';
import { measureNavigations } from './navigation/measure-navigations.ts';
import { enoughRounds, type Options, type PartName, standardRoutes } from './options.ts';
import { measurePageLoads } from './page-load/measure-page-loads.ts';
import { describePart } from './report/describe-part.ts';
import { writeDocumentation } from './report/write-documentation.ts';
import { conditionsOf, type PartResults, writeResults } from './results.ts';
import { type Rig, withRig } from './rig.ts';
import { measureUpdates } from './updates/measure-updates.ts';

const parts: { readonly [Part in PartName]: (rig: Rig) => Promise<PartResults[Part]> } = {
  'page-load': measurePageLoads,
  updates: measureUpdates,
  navigation: measureNavigations,
  dev: measureDev,
};

/** Measures the parts that were asked for, prints their tables, and writes what is complete into the documentation. */
export async function measureSite(options: Options): Promise<void> {
  await withRig(options, async (rig) => {
    const conditions = conditionsOf(options.rounds, rig.browser.version());
    for (const part of options.only) {
      const measured = { conditions, results: await parts[part](rig) };
      console.log(`\n${describePart({ [part]: measured }, part)}\n`);
      if (isComplete(options)) await writeResults(part, measured);
    }
  });
  if (!isComplete(options)) {
    console.log('Nothing was written: that takes all rounds and the pages of the documentation.');
    return;
  }
  await writeDocumentation();
}

function isComplete({ rounds, routes }: Options): boolean {
  return rounds >= enoughRounds && routes.join() === standardRoutes.join();
}
