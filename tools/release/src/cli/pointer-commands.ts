import { InvalidArgumentError } from 'commander';
import { abortCanary, type CanaryRequest, promote, startCanary } from '../commands/canary.ts';
import { rollBack } from '../commands/roll-back.ts';
import { changeData, changeText } from './describe-change.ts';
import {
  type Answer,
  appDir,
  type CommonOptions,
  changeOptions,
  numberBetween,
  type ReleaseContext,
  releaseCommand,
  storeOf,
} from './release-context.ts';

type Answering = (answer: Answer) => void;

interface CanaryOptions extends CommonOptions {
  readonly percent: number;
  readonly from?: string;
  readonly version?: string;
}

/** `rollback`: makes an earlier version live. */
export function rollbackCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('rollback', 'make an earlier version of an app live again', context)
    .argument('<app>', 'name of an app')
    .argument('[version]', 'a published version; by default the previous one')
    .action(async (app: string, version: string | undefined, options: CommonOptions) => {
      const result = await rollBack(
        await storeOf(options),
        app,
        version,
        changeOptions(options, context),
      );
      answer({
        data: { ...changeData(result, options), app, version: result.version },
        text: changeText(`${app}@${result.version} is live`, result, options),
      });
    });
}

/** `canary`: gives a part of all browsers another version. */
export function canaryCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand(
    'canary',
    'give a part of all browsers another version of a remote',
    context,
  )
    .argument('<app>', 'name of a remote')
    .requiredOption('--percent <n>', 'how many of a hundred browsers', numberBetween(1, 100))
    .option('--from <folder>', "the app's folder with its build in dist")
    .option('--version <version>', 'a published version')
    .addHelpText(
      'after',
      '\nA browser keeps its lot. Without --from and --version the canary that runs gets another percentage.',
    )
    .action(async (app: string, options: CanaryOptions) => {
      const result = await startCanary(
        await storeOf(options),
        { app, percent: options.percent, ...canarySource(app, options, context) },
        changeOptions(options, context),
      );
      const { percent } = options;
      answer({
        data: { ...changeData(result, options), app, version: result.version, percent },
        text: changeText(`${percent} % of browsers get ${app}@${result.version}`, result, options),
      });
    });
}

function canarySource(
  app: string,
  { from, version }: CanaryOptions,
  context: ReleaseContext,
): Pick<CanaryRequest, 'from'> {
  if (from && version) throw new InvalidArgumentError('Give --version or --from, not both.');
  if (from) return { from: { dir: appDir(app, from, context) } };
  return version ? { from: { version } } : {};
}

/** `promote`: makes a canary live. */
export function promoteCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('promote', 'make the canary of a remote live for everybody', context)
    .argument('<app>', 'name of a remote')
    .action(async (app: string, options: CommonOptions) => {
      const result = await promote(await storeOf(options), app, changeOptions(options, context));
      answer({
        data: { ...changeData(result, options), app, version: result.version },
        text: changeText(`${app}@${result.version} is live`, result, options),
      });
    });
}

/** `abort`: ends a canary. */
export function abortCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('abort', 'end the canary of a remote: everybody gets what is live', context)
    .argument('<app>', 'name of a remote')
    .action(async (app: string, options: CommonOptions) => {
      const result = await abortCanary(
        await storeOf(options),
        app,
        changeOptions(options, context),
      );
      answer({
        data: { ...changeData(result, options), app, version: result.version },
        text: changeText(`${app} has no canary (it was ${result.version})`, result, options),
      });
    });
}
