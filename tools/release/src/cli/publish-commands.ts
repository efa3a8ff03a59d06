import { InvalidArgumentError } from 'commander';
import { compose } from '../commands/compose.ts';
import { preview } from '../commands/preview.ts';
import { publish } from '../commands/publish.ts';
import { changeData, changeText } from './describe-change.ts';
import {
  type Answer,
  appDir,
  type CommonOptions,
  changeOptions,
  type ReleaseContext,
  releaseCommand,
  storeOf,
} from './release-context.ts';

type Answering = (answer: Answer) => void;

/** `publish`: makes built apps live. */
export function publishCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('publish', 'make built apps live, all in one step', context)
    .argument('<app...>', 'names of apps: host, marketing, …')
    .option('--from <folder>', "the app's folder with its build in dist; by default the one here")
    .option('--forget-previous', 'drop previous versions that a new host does not fit')
    .addHelpText(
      'after',
      '\nThe release is checked against everything that is live first; exit code 2 says that it was refused.\n' +
        'The same build is the same version: publishing it again changes nothing.',
    )
    .action(
      async (
        apps: string[],
        options: CommonOptions & { from?: string; forgetPrevious?: boolean },
      ) => {
        if (options.from && apps.length > 1) {
          throw new InvalidArgumentError('--from goes with one app.');
        }
        const dirs = apps.map((app) => appDir(app, options.from, context));
        const result = await publish(await storeOf(options), dirs, {
          ...changeOptions(options, context),
          apps,
          forgetPrevious: options.forgetPrevious ?? false,
        });
        const names = result.releases.map(({ app, version }) => `${app}@${version}`).join(', ');
        answer({
          data: { ...changeData(result, options), releases: result.releases },
          text: changeText(
            `${names} ${result.releases.length > 1 ? 'are' : 'is'} live`,
            result,
            options,
          ),
        });
      },
    );
}

/** `compose`: writes documents anew. */
export function composeCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('compose', 'bring the documents up to date with the registry', context)
    .addHelpText(
      'after',
      '\nNeeded when "status" says that documents are behind: a publish was cut short.',
    )
    .action(async (options: CommonOptions) => {
      const result = await compose(await storeOf(options), changeOptions(options, context));
      answer({
        data: changeData(result, options),
        text: changeText('The documents are as the registry has it', result, options),
      });
    });
}

/** `preview`: opens one version of a remote to those who have its address. */
export function previewCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('preview', 'print the address that shows a version not live', context)
    .argument('<app>', 'name of a remote')
    .argument('[version]', 'a published version; by default the newest')
    .option('--from <folder>', 'upload the build in this app folder first, without making it live')
    .action(
      async (
        app: string,
        version: string | undefined,
        options: CommonOptions & { from?: string },
      ) => {
        if (version && options.from) {
          throw new InvalidArgumentError('Give a version or --from, not both.');
        }
        const from = options.from ? { dir: appDir(app, options.from, context) } : undefined;
        const result = await preview(
          await storeOf(options),
          { app, ...(from ? { from } : version ? { from: { version } } : {}) },
          changeOptions(options, context),
        );
        answer({ data: result, text: result.url });
      },
    );
}
