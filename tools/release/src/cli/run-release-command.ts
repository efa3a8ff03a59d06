import { SchemaError } from '@torsa/shared/contract/parse-contract';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { describeError } from '../describe-error.ts';
import { ReleaseGateRefusal } from '../gate/gate.ts';
import { ReleaseError } from '../releases/release.ts';
import { SiteStoreError } from '../store/store.ts';
import {
  type ReleaseCommandContext,
  ReleaseCommandLine,
  type ReleaseCommandResult,
} from './command-line.ts';
import { releaseExitCodes } from './exit-codes.ts';
import {
  defineAbortCommand,
  defineCanaryCommand,
  definePromoteCommand,
  defineRevokeCommand,
  defineRollbackCommand,
  defineWithdrawCommand,
} from './pointer-commands.ts';
import {
  defineComposeCommand,
  definePreviewCommand,
  definePublishCommand,
  defineStageCommand,
} from './publish-commands.ts';
import { defineHistoryCommand, defineListCommand, defineStatusCommand } from './read-commands.ts';
import {
  defineApplySettingsCommand,
  defineConfigureCommand,
  defineCountPageViewsCommand,
  definePruneCommand,
} from './site-commands.ts';

/**
 * Runs one release command.
 * @returns the exit code. Expected errors are printed without a stack trace.
 */
export async function runReleaseCommand(
  args: readonly string[],
  context: ReleaseCommandContext,
): Promise<number> {
  const print = context.print ?? ((text: string) => console.log(text));
  const report = context.report ?? ((text: string) => console.error(text));
  const wantsJson = args.includes('--json');
  let exitCode: number = releaseExitCodes.done;
  const answer = ({ data, text, exitCode: code = releaseExitCodes.done }: ReleaseCommandResult) => {
    print(wantsJson ? JSON.stringify(data, null, 2) : text);
    exitCode = code;
  };
  try {
    const line = new ReleaseCommandLine(context, report, answer);
    await releaseProgram(line, print).parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    const failure = describeFailure(error);
    if (failure.message) {
      if (wantsJson) print(JSON.stringify({ error: failure.data }, null, 2));
      report(failure.message);
    }
    return failure.exitCode;
  }
}

function releaseProgram(line: ReleaseCommandLine, print: (text: string) => void): Command {
  const commands = [
    definePublishCommand,
    defineStageCommand,
    defineComposeCommand,
    defineConfigureCommand,
    defineApplySettingsCommand,
    defineCountPageViewsCommand,
    defineStatusCommand,
    defineListCommand,
    defineHistoryCommand,
    defineRollbackCommand,
    defineCanaryCommand,
    definePromoteCommand,
    defineAbortCommand,
    defineRevokeCommand,
    defineWithdrawCommand,
    definePreviewCommand,
    definePruneCommand,
  ];
  const program = new Command('release')
    .description('Publishes the apps of the site and rolls them back.')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 refused by the gate (nothing changed), 64 invalid command line.\nSee docs/releasing.md.',
    );
  for (const command of commands) program.addCommand(command(line));
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => line.report(text.trimEnd()),
    });
  }
  return program;
}

function describeFailure(error: unknown) {
  if (error instanceof InvalidArgumentError) {
    return failed('usage', error.message, releaseExitCodes.usage);
  }
  if (error instanceof CommanderError) {
    // Commander, the command-line library, has already printed this error or the help text.
    const isHelp = error.exitCode === 0;
    return {
      message: '',
      data: {},
      exitCode: isHelp ? releaseExitCodes.done : releaseExitCodes.usage,
    };
  }
  if (error instanceof ReleaseGateRefusal) {
    const failure = failed('refused', error.message, releaseExitCodes.refused);
    return { ...failure, data: { ...failure.data, problems: error.problems } };
  }
  const isExpected =
    error instanceof ReleaseError ||
    error instanceof SiteStoreError ||
    error instanceof SchemaError;
  const problems = error instanceof SchemaError ? { problems: error.problems } : {};
  const stack = !isExpected && error instanceof Error ? `\n${error.stack}` : '';
  const failure = failed('failed', describeError(error) + stack, releaseExitCodes.failed);
  return { ...failure, data: { ...failure.data, ...problems } };
}

function failed(kind: string, message: string, exitCode: number) {
  return { message, data: { kind, message }, exitCode };
}
