import path from 'node:path';
import { readRegistry } from '@torsa/release/registry/read-registry';
import { findRelease } from '@torsa/release/releases/stored-release';
import { FolderStore } from '@torsa/release/store/folder-store';
import { siteKeys } from '@torsa/release/store/site-keys';
import { buildStaleApps } from '@torsa/scripts/builds/build-apps';
import { publishSite } from '@torsa/scripts/start/publish-site';
import { emptyFolder } from '../empty-folder.ts';
import { rotated } from '../interleave.ts';
import { offlineSiteConfig } from '../offline-site-config.ts';
import { readCount } from '../read-count.ts';
import { writeDocumentation } from '../report/write-documentation.ts';
import { conditionsOf, writeResults } from '../results.ts';
import { summarizeAll } from '../statistics.ts';
import { describeServer, type ServerRow } from './describe-server.ts';
import { askTimes, connections, measureServer, type ServerLoad } from './measure-server.ts';
import { type MeasuredServer, startServers } from './start-servers.ts';

/** Fewer say too little: the results of such a run are not for the documentation. */
const enoughRounds = 3;

/** So many requests must all be answered well. */
const manyRequests = 10_000;

/** `bench server [--rounds n]`: what the site's servers do under load. */
export async function run(args: readonly string[]): Promise<void> {
  const rounds = readCount(args, 'rounds', enoughRounds);
  const siteDir = path.join(await emptyFolder('server'), 'site');
  await buildStaleApps();
  await publishSite(siteDir, offlineSiteConfig);
  const targets = await targetsOf(siteDir);
  const servers = await startServers(siteDir);
  try {
    for (const server of servers) {
      for (const { target } of targets) await askTimes(server, target, manyRequests);
      console.log(
        `${server.name} answered ${manyRequests} requests for each file, ${connections} at once`,
      );
    }
    const rows: ServerRow[] = [];
    for (const { what, target } of targets) {
      rows.push(...(await measureAll(servers, what, target, rounds)));
    }
    console.log(describeServer(rows));
    if (rounds < enoughRounds) return;
    await writeResults('server', { conditions: conditionsOf(rounds), results: rows });
    await writeDocumentation();
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** One file of each kind that a visitor downloads. */
async function targetsOf(siteDir: string) {
  const store = new FolderStore(siteDir);
  const { host, remotes } = await readRegistry(store);
  const { version } = host.live;
  const [script = ''] = (await findRelease(store, 'host', version))?.manifest.initial ?? [];
  return [
    { what: 'document', target: '/about' },
    { what: 'remote entry', target: remotes['marketing']?.live.entry ?? '' },
    { what: 'host bundle', target: `/${siteKeys.browserFile('host', script)}` },
  ];
}

async function measureAll(
  servers: readonly MeasuredServer[],
  what: string,
  target: string,
  rounds: number,
): Promise<readonly ServerRow[]> {
  const samples = new Map(servers.map((server) => [server, [] as ServerLoad[]]));
  for (let round = 0; round < rounds; round++) {
    for (const server of rotated(servers, round)) {
      samples.get(server)?.push(await measureServer(server, target));
    }
  }
  return servers.map((server) => ({
    what,
    server: server.name,
    load: summarizeAll(samples.get(server) ?? []),
  }));
}
