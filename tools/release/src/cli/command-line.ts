import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ChangeOptions, ChangeResult } from '../change/change-site.ts';
import { gateInChild } from '../gate/gate-in-child.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** What the commands need to know of where they run. */
export interface ReleaseContext {
  /** Folders of the apps of this repository by name. */
  readonly appDirs: Readonly<Record<string, string>>;
  readonly defaultStore: string;
  /** Receives the answers of commands; standard output by default. */
  readonly print?: (text: string) => void;
  /** Receives progress and errors; standard error by default. */
  readonly report?: (text: string) => void;
}

export interface CommonOptions {
  readonly store: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** What a command answers: for programs and for people. */
export interface Answer {
  readonly data: unknown;
  readonly text: string;
  readonly exitCode?: number;
}

/** What all commands have in common. */
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

  /** The folder of an app: the one that was named, or the one in this repository. */
  appDir(app: string, from: string | undefined): string {
    if (from) return path.resolve(from);
    const { appDirs } = this.#context;
    const dir = Object.hasOwn(appDirs, app) ? appDirs[app] : undefined;
    if (dir) return dir;
    throw new InvalidArgumentError(
      `There is no app "${app}" here. There are: ${Object.keys(appDirs).join(', ')}. Or give --from <folder>.`,
    );
  }

  /** What `--from <folder>` or a version name: one of them, or neither. */
  sourceOf(app: string, { from, version }: { from?: string; version?: string }, names: string) {
    if (from && version) throw new InvalidArgumentError(`Give ${names}, not both.`);
    if (from) return { from: { dir: this.appDir(app, from) } };
    return version ? { from: { version } } : {};
  }

  /** Runs a change of the site, reports its progress, and answers with its result. */
  async change<Result extends ChangeResult>(
    options: CommonOptions,
    work: (store: Store, options: ChangeOptions) => Promise<Result>,
    describe: (result: Result) => { readonly text: string; readonly data?: object },
  ): Promise<void> {
    const { dryRun = false } = options;
    const how = { dryRun, progress: this.report, ...gateFor(options.store) };
    const result = await work(await openStore(options.store), how);
    const { text, data } = describe(result);
    this.answer({
      data: { ...changeData(result, dryRun), ...data },
      text: changeText(text, result, dryRun),
    });
  }
}

/** What became of a change, for programs. */
export function changeData({ registry, changed, files }: ChangeResult, dryRun: boolean) {
  return {
    generation: registry.generation,
    changed,
    dryRun,
    documents: files ? { written: files.written, removed: files.removed } : null,
  };
}

/** What became of a change, for people. */
export function changeText(
  what: string,
  { registry, changed, files }: ChangeResult,
  dryRun: boolean,
): string {
  if (dryRun) {
    return changed
      ? `It would pass: ${what}, as revision ${registry.generation}. Nothing was changed.`
      : `Nothing would change: ${what} already.`;
  }
  const count = new Set([...(files?.written ?? []), ...(files?.removed ?? [])]).size;
  if (changed) return `${what} (revision ${registry.generation}, ${count} files written)`;
  return count > 0 ? `${what} already; ${count} files were behind` : `${what} already`;
}

/** Reads a number of an option. @throws {InvalidArgumentError} when it is none, or outside. */
export function numberBetween(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}

/** This process has the credentials of a bucket, so bundle code runs in another one. */
export function gateFor(store: string): Pick<ChangeOptions, 'gate'> {
  return store.startsWith('s3://') ? { gate: gateInChild } : {};
}
