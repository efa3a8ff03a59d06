import { publishBuild } from '../commands/publish.ts';
import { writeRemote } from './sample-builds.ts';
import { sampleSite } from './sample-site.ts';

/** The sample site with a second release of marketing. */
export async function secondRelease() {
  const site = await sampleSite();
  const first = site.registry.remotes['marketing']?.live;
  const next = await writeRemote(
    site.folder,
    'marketing',
    { '/': 'everybody' },
    { folder: 'next' },
  );
  const { registry } = await publishBuild(site.store, [next]);
  const second = registry.remotes['marketing']?.live;
  if (!first || !second) throw new Error('Both are published.');
  return { ...site, next, first, second };
}
