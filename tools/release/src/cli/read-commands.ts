import type { SiteChangeHistoryEntry } from '@torsa/shared/contract/history-entry';
import type { RegistryRemoteApp, ReleaseRegistry } from '@torsa/shared/contract/registry';
import { type ListedRelease, listReleases } from '../commands/list-releases.ts';
import { readSiteStatus, type SiteStatus } from '../commands/status.ts';
import { readReleaseHistory } from '../history/read-history.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { listShellRoutePatterns } from '../registry/shell-patterns.ts';
import { formatReleaseName } from '../releases/release.ts';
import { openSiteStore } from '../store/open-store.ts';
import {
  type CommonReleaseOptions,
  createNumberOptionParser,
  type ReleaseCommandLine,
} from './command-line.ts';
import { releaseExitCodes } from './exit-codes.ts';

export function defineStatusCommand(line: ReleaseCommandLine) {
  return line
    .command('status', 'show the live, previous and canary releases')
    .option('--verify', 'check every file, and exit with code 1 if a file is missing or damaged')
    .action(async (options: CommonReleaseOptions & { verify?: boolean }) => {
      if (options.verify) line.report('Reading every file that the registry points to');
      const status = await readSiteStatus(
        await openSiteStore(options.store),
        options.verify ?? false,
      );
      const { store, registry, behind, problems } = status;
      const isBroken = (problems?.length ?? 0) > 0;
      line.answer({
        data: {
          store,
          ...registry,
          shellPatterns: listShellRoutePatterns(registry),
          behind,
          ...(problems ? { problems } : {}),
        },
        text: statusText(status),
        exitCode: isBroken ? releaseExitCodes.failed : releaseExitCodes.done,
      });
    });
}

function statusText({ store, registry, behind, problems }: SiteStatus): string {
  const { revision, host, remotes } = registry;
  return [
    `${store}, revision ${revision}`,
    entryLine('host', host),
    ...Object.entries(remotes).map(([app, remote]) => entryLine(app, remote)),
    `Route patterns whose paths get the shell document: ${listShellRoutePatterns(registry).join(' ') || 'none'}`,
    behind.length > 0
      ? `${behind.length} documents are older than the registry. Run "compose".\n${lines(behind)}`
      : 'All documents match the registry',
    ...(problems?.length ? [`${problems.length} problems:\n${lines(problems)}`] : []),
    ...(problems?.length === 0 ? ['Every file is intact'] : []),
  ].join('\n');
}

function entryLine(app: string, entry: ReleaseRegistry['host'] | RegistryRemoteApp) {
  const { live, previous } = entry;
  const canary = 'canary' in entry ? entry.canary : undefined;
  return [
    `${app.padEnd(14)} ${live.version}`,
    ...(previous ? [`previous ${previous.version}`] : []),
    ...(canary ? [`canary ${canary.release.version} for ${canary.percent} %`] : []),
  ].join(', ');
}

function lines(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** The command `list` prints the versions that `rollback` can restore. */
export function defineListCommand(line: ReleaseCommandLine) {
  return line
    .command('list', 'list the published versions, the newest first')
    .argument('[app]', 'name of an app (default: all apps)')
    .action(async (app: string | undefined, options: CommonReleaseOptions) => {
      const releases = await listReleases(await openSiteStore(options.store), app);
      line.answer({ data: { releases }, text: releases.map(releaseLine).join('\n') });
    });
}

function releaseLine({ app, version, publishedAt, state, bytes, commit }: ListedRelease): string {
  const columns = [
    app.padEnd(14),
    version,
    publishedAt ?? 'at an unknown time',
    `${Math.round(bytes / 1000)} kB`.padStart(8),
    state.padEnd(9),
    commit?.slice(0, 10) ?? '',
  ];
  return columns.join('  ').trimEnd();
}

export function defineHistoryCommand(line: ReleaseCommandLine) {
  return line
    .command('history', 'show the changes with authors and times, the newest first')
    .argument('[app]', 'name of an app (default: all apps)')
    .option('--last <n>', 'number of changes to show', createNumberOptionParser(1, 1_000_000), 20)
    .addHelpText('after', '\n"status --verify" checks the history.')
    .action(async (app: string | undefined, options: CommonReleaseOptions & { last: number }) => {
      const store = await openSiteStore(options.store);
      const { entries } = await readReleaseHistory(store, await readRegistry(store));
      const shown = entries
        .filter(({ releases }) => app === undefined || releases.some((one) => one.app === app))
        .slice(0, options.last);
      line.answer({ data: { history: shown }, text: shown.map(historyLine).join('\n') });
    });
}

function historyLine({ revision, at, action, releases, note, by }: SiteChangeHistoryEntry): string {
  const what = [releases.map(formatReleaseName).join(', '), note].filter(Boolean).join(': ');
  return `${String(revision).padStart(5)}  ${at}  ${by}  ${action} ${what}`.trimEnd();
}
