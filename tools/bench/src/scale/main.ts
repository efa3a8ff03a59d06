import { buildStaleApps } from '@torsa/scripts/builds/build-apps';
import { openBrowser } from '../browser/open-browser.ts';
import { emptyFolder } from '../empty-folder.ts';
import { readCount } from '../read-count.ts';
import { writeDocumentation } from '../report/write-documentation.ts';
import { conditionsOf, writeResults } from '../results.ts';
import { describeScale, type ScaleRow } from './describe-scale.ts';
import { fileSizes } from './file-sizes.ts';
import { publishSites } from './generated-sites.ts';
import { hostEdition } from './host-editions.ts';
import { measureFirstLoads } from './measure-first-loads.ts';
import { measureReleases } from './measure-releases.ts';

/** How many remotes the sites have. */
const counts = [5, 20, 50, 100] as const;

/** Fewer say too little: the results of such a run are not for the documentation. */
const enoughRounds = 7;

/** A release of the host renders every page, and takes that much longer. */
const hostRounds = 3;

/** `bench scale [--rounds n]`: how the site and its releases grow with the number of remotes. */
export async function run(args: readonly string[]): Promise<void> {
  const rounds = readCount(args, 'rounds', enoughRounds);
  const folder = await emptyFolder('scale');
  await buildStaleApps(['host']);
  console.log(`Building and publishing sites with ${counts.join(', ')} remotes`);
  const sites = await publishSites(folder, await hostEdition(folder, 0), counts);
  console.log('Releasing one remote, and the host, in each of them');
  const releases = await measureReleases(folder, sites, { remote: rounds, host: hostRounds });
  const browser = await openBrowser();
  try {
    console.log('Opening a page of each of them');
    const firstLoads = await measureFirstLoads(browser, sites, rounds);
    const rows: ScaleRow[] = [];
    for (const [index, site] of sites.entries()) {
      const [release, firstLoad] = [releases[index], firstLoads[index]];
      if (!release || !firstLoad) throw new Error(`Nothing was measured of ${site.dir}.`);
      rows.push({ remotes: site.remotes, ...(await fileSizes(site)), ...release, firstLoad });
    }
    console.log(describeScale(rows));
    if (rounds < enoughRounds) return;
    const conditions = conditionsOf(rounds, browser.version());
    await writeResults('scale', { conditions, results: rows });
    await writeDocumentation();
  } finally {
    await browser.close();
  }
}
