import {
  abortCanaryRelease,
  promoteCanaryRelease,
  startCanaryRelease,
} from '../commands/canary.ts';
import type { AppChangeResult } from '../commands/change-app.ts';
import { revokeRelease } from '../commands/revoke-release.ts';
import { rollBackApp } from '../commands/roll-back.ts';
import { withdrawRemote } from '../commands/withdraw.ts';
import {
  type CommonReleaseOptions,
  createNumberOptionParser,
  type ReleaseCommandLine,
} from './command-line.ts';

interface CanaryOptions extends CommonReleaseOptions {
  readonly percent: number;
  readonly from?: string;
  readonly version?: string;
}

function isLive({ app, version }: AppChangeResult) {
  return { text: `${app}@${version} is live`, data: { app, version } };
}

export function defineRollbackCommand(line: ReleaseCommandLine) {
  return line
    .command('rollback', 'make an earlier version of an app live again')
    .argument('<app>', 'name of an app')
    .argument('[version]', 'a published version (default: the previous one)')
    .action((app: string, version: string | undefined, options: CommonReleaseOptions) =>
      line.change(options, (store, how) => rollBackApp(store, app, version, how), isLive),
    );
}

export function defineCanaryCommand(line: ReleaseCommandLine) {
  return line
    .command('canary', 'give some browsers another version of a remote')
    .argument('<app>', 'name of a remote')
    .requiredOption('--percent <n>', 'percentage of browsers', createNumberOptionParser(1, 100))
    .option('--from <folder>', "the app's folder, with a build in dist")
    .option('--version <version>', 'a published version')
    .addHelpText(
      'after',
      '\nEach browser keeps its version. Without --from and --version, only the percentage of the running canary changes.',
    )
    .action((app: string, options: CanaryOptions) => {
      const { percent } = options;
      const request = { app, percent, ...line.sourceOf(app, options, '--version or --from') };
      return line.change(
        options,
        (store, how) => startCanaryRelease(store, request, how),
        ({ version }) => ({
          text: `${percent} % of browsers get ${app}@${version}`,
          data: { app, version, percent },
        }),
      );
    });
}

export function definePromoteCommand(line: ReleaseCommandLine) {
  return line
    .command('promote', 'make the canary of a remote live for all browsers')
    .argument('<app>', 'name of a remote')
    .action((app: string, options: CommonReleaseOptions) =>
      line.change(options, (store, how) => promoteCanaryRelease(store, app, how), isLive),
    );
}

export function defineAbortCommand(line: ReleaseCommandLine) {
  return line
    .command('abort', 'end the canary of a remote, so that all browsers get the live version')
    .argument('<app>', 'name of a remote')
    .action((app: string, options: CommonReleaseOptions) =>
      line.change(
        options,
        (store, how) => abortCanaryRelease(store, app, how),
        ({ version }) => ({
          text: `${app} has no canary (it was ${version})`,
          data: { app, version },
        }),
      ),
    );
}

export function defineRevokeCommand(line: ReleaseCommandLine) {
  return line
    .command('revoke', 'block a version, so that it cannot be previewed or made live again')
    .argument('<app>', 'name of an app')
    .argument('<version>', 'a published version that is not live, previous or canary')
    .option('--reason <text>', 'the reason, which is public', 'no reason was given')
    .option(
      '--forget-previous',
      'also revoke a previous release, which leaves browsers without a fallback',
    )
    .action(
      (
        app: string,
        version: string,
        options: CommonReleaseOptions & { reason: string; forgetPrevious?: boolean },
      ) => {
        const { reason, forgetPrevious: dropPrevious = false } = options;
        return line.change(
          options,
          (store, how) => revokeRelease(store, { app, version, reason, dropPrevious }, how),
          () => ({ text: `${app}@${version} is revoked`, data: { app, version, reason } }),
        );
      },
    );
}

export function defineWithdrawCommand(line: ReleaseCommandLine) {
  return line
    .command('withdraw', "remove a remote's pages, documents and URLs from the site")
    .argument('<app>', 'name of a remote')
    .option('--even-if-linked', 'withdraw the remote even if other apps link to its pages')
    .addHelpText(
      'after',
      '\n"prune" deletes its files later. "publish" or "rollback" restores the remote.',
    )
    .action((app: string, options: CommonReleaseOptions & { evenIfLinked?: boolean }) => {
      const { evenIfLinked = false } = options;
      return line.change(
        options,
        (store, how) => withdrawRemote(store, app, { ...how, evenIfLinked }),
        ({ version }) => ({
          text: version ? `${app} is withdrawn (it was ${version})` : `${app} is withdrawn`,
          data: { app, version: version ?? null },
        }),
      );
    });
}
