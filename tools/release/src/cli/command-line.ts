import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ChangeOptions, ChangeResult } from '../change/change-site.ts';
import { gateInChild } from '../gate/gate-in-child.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** The environment of the release commands. */
export interface ReleaseContext {
  /** The folders of this repository's apps, by app name. */
  readonly appDirs: Readonly<Record<string, string>>;
  readonly defaultStore: string;
  /** Receives the output of a command. Default: standard output. */
  readonly print?: (text: string) => void;
  /** Receives progress and errors. Default: standard error. */
  readonly report?: (text: string) => void;
}

export interface CommonOptions {
  readonly store: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** The result of a command, as data for `--json` and as text for people. */
export interface Answer {
  readonly data: unknown;
  readonly text: string;
  readonly exitCode?: number;
}

/** Options, output and errors that all release commands share. */
export class CommandLine {
  readonly answer: (answer: Answer) => void;
  readonly report: (text: string) => void;
  readonly #context: ReleaseContext;

  constructor(
    context: ReleaseContext,
    report: (text: string) => void,
    answer: (answer: Answer) => void,
  ) {
    this.answer = answer;
    this.report = report;
    this.#context = context;
  }

  command(name: string, summary: string): Command {
    return new Command(name)
      .summary(summary)
      .description(summary)
      .addOption(
        new Option('--store <address>', 'a folder, or s3://bucket/prefix')
          .env('RELEASE_STORE')
          .default(this.#context.defaultStore, '.site'),
      )
      .option('--json', 'answer in JSON on standard output')
      .option('--dry-run', 'check everything and change nothing');
  }

  /** The folder of an app: `from`, or the app of this repository. */
  appDir(app: string, from: string | undefined): string {
    if (from) return path.resolve(from);
    const { appDirs } = this.#context;
    const dir = Object.hasOwn(appDirs, app) ? appDirs[app] : undefined;
    if (dir) return dir;
    throw new InvalidArgumentError(
      `This repository has no app "${app}". Use one of ${Object.keys(appDirs).join(', ')}, or --from <folder>.`,
    );
  }

  /** Reads `--from <folder>` or a version; both are optional, and exclude each other. */
  sourceOf(app: string, { from, version }: { from?: string; version?: string }, names: string) {
    if (from && version) throw new InvalidArgumentError(`Use ${names}, not both.`);
    if (from) return { from: { dir: this.appDir(app, from) } };
    return version ? { from: { version } } : {};
  }

  /** Runs a change of the site, reports its progress, and prints its result. */
  async change<Result extends ChangeResult>(
    options: CommonOptions,
    work: (store: Store, options: ChangeOptions) => Promise<Result>,
    describe: (result: Result) => { readonly text: string; readonly data?: object },
  ): Promise<void> {
    const { dryRun = false } = options;
    const how = { dryRun, progress: this.report, ...gateForStore(options.store) };
    const result = await work(await openStore(options.store), how);
    const { text, data } = describe(result);
    this.answer({
      data: { ...changeData(result, dryRun), ...data },
      text: changeText(text, result, dryRun),
    });
  }
}

/** The result of a change as data for `--json`. */
export function changeData({ registry, changed, files }: ChangeResult, dryRun: boolean) {
  return {
    revision: registry.revision,
    changed,
    dryRun,
    documents: files ? { written: files.written, removed: files.removed } : null,
  };
}

/** The result of a change as text for people. */
export function changeText(
  what: string,
  { registry, changed, files }: ChangeResult,
  dryRun: boolean,
): string {
  if (dryRun) {
    return changed
      ? `Dry run: the gate accepts the change. ${what} (revision ${registry.revision}) after a real run.`
      : `Dry run: a real run would change nothing. ${what} already.`;
  }
  const count = new Set([...(files?.written ?? []), ...(files?.removed ?? [])]).size;
  if (changed) return `${what} (revision ${registry.revision}, ${count} files written)`;
  return count > 0 ? `${what} already; ${count} outdated files were written` : `${what} already`;
}

/** Parses the number of an option. @throws {InvalidArgumentError} for another text or a number out of range. */
export function numberBetween(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}

/** With a bucket, bundle code runs in a separate process, because this process has the bucket's credentials. */
export function gateForStore(store: string): Pick<ChangeOptions, 'gate'> {
  return store.startsWith('s3://') ? { gate: gateInChild } : {};
}
