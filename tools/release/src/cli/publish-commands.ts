import { InvalidArgumentError } from 'commander';
import { compose } from '../commands/compose.ts';
import { preview } from '../commands/preview.ts';
import { publish } from '../commands/publish.ts';
import { openStore } from '../store/open-store.ts';
import type { CommandLine, CommonOptions } from './command-line.ts';

interface PublishOptions extends CommonOptions {
  readonly from?: string;
  readonly forgetPrevious?: boolean;
}

/** `publish`: makes built apps live. */
export function publishCommand(line: CommandLine) {
  return line
    .command('publish', 'make built apps live, all in one step')
    .argument('<app...>', 'names of apps: host, marketing, …')
    .option('--from <folder>', "the app's folder with its build in dist; by default the one here")
    .option('--forget-previous', 'drop previous versions that a new host does not fit')
    .addHelpText(
      'after',
      '\nThe release is checked against everything that is live first; exit code 2 says that it was refused.\n' +
        'The same build is the same version: publishing it again changes nothing.',
    )
    .action((apps: string[], options: PublishOptions) => {
      const { from, forgetPrevious = false } = options;
      if (from && apps.length > 1) throw new InvalidArgumentError('--from goes with one app.');
      const dirs = apps.map((app) => line.appDir(app, from));
      return line.change(
        options,
        (store, how) => publish(store, dirs, { ...how, apps, forgetPrevious }),
        ({ releases }) => {
          const names = releases.map(({ app, version }) => `${app}@${version}`).join(', ');
          return { text: `${names} ${apps.length > 1 ? 'are' : 'is'} live`, data: { releases } };
        },
      );
    });
}

/** `compose`: writes documents anew. */
export function composeCommand(line: CommandLine) {
  return line
    .command('compose', 'bring the documents up to date with the registry')
    .addHelpText(
      'after',
      '\nNeeded when "status" says that documents are behind: a publish was cut short.',
    )
    .action((options: CommonOptions) =>
      line.change(options, compose, () => ({ text: 'The documents are as the registry has it' })),
    );
}

/** `preview`: opens one version of a remote to those who have its address. */
export function previewCommand(line: CommandLine) {
  return line
    .command('preview', 'print the address that shows a version not live')
    .argument('<app>', 'name of a remote')
    .argument('[version]', 'a published version; by default the newest')
    .option('--from <folder>', 'upload the build in this app folder first, without making it live')
    .action(
      async (
        app: string,
        version: string | undefined,
        { store, dryRun = false, from }: CommonOptions & { from?: string },
      ) => {
        const given = { ...(from ? { from } : {}), ...(version ? { version } : {}) };
        const request = { app, ...line.sourceOf(app, given, 'a version or --from') };
        const options = { dryRun, progress: line.report };
        const result = await preview(await openStore(store), request, options);
        line.answer({ data: result, text: result.url });
      },
    );
}
