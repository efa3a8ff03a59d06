import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { SiteChangeOptions, SiteChangeResult } from '../change/change-site.ts';
import { runReleaseGateInChild } from '../gate/gate-in-child.ts';
import { openSiteStore } from '../store/open-store.ts';
import type { SiteStore } from '../store/store.ts';

/** The app folders, default store and output functions of the release commands. */
export interface ReleaseCommandContext {
  /** The folders of the apps in this repository, by app name. */
  readonly appDirs: Readonly<Record<string, string>>;
  readonly defaultStore: string;
  /** Receives the output of a command. Default: standard output. */
  readonly print?: (text: string) => void;
  /** Receives progress messages and errors. Default: standard error. */
  readonly report?: (text: string) => void;
}

export interface CommonReleaseOptions {
  readonly store: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** The result of a release command, as data for the option `--json` and as text. */
export interface ReleaseCommandResult {
  readonly data: unknown;
  readonly text: string;
  readonly exitCode?: number;
}

/** The options, the output and the error reports that all release commands share. */
export class ReleaseCommandLine {
  readonly answer: (answer: ReleaseCommandResult) => void;
  readonly report: (text: string) => void;
  readonly #context: ReleaseCommandContext;

  constructor(
    context: ReleaseCommandContext,
    report: (text: string) => void,
    answer: (answer: ReleaseCommandResult) => void,
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
      .option('--json', 'print the result as JSON on standard output')
      .option('--dry-run', 'check everything and change nothing');
  }

  /** Returns an app's build folder: the value of `--from`, or the app's folder in this repository. */
  appDir(app: string, from: string | undefined): string {
    if (from) return path.resolve(from);
    const { appDirs } = this.#context;
    const dir = Object.hasOwn(appDirs, app) ? appDirs[app] : undefined;
    if (dir) return dir;
    throw new InvalidArgumentError(
      `This repository has no app "${app}". Use one of ${Object.keys(appDirs).join(', ')}, or --from <folder>.`,
    );
  }

  /** Parses the option `--from <folder>` or the version argument. A command accepts at most one of them. */
  sourceOf(app: string, { from, version }: { from?: string; version?: string }, names: string) {
    if (from && version) throw new InvalidArgumentError(`Use ${names}, but not both.`);
    if (from) return { from: { dir: this.appDir(app, from) } };
    return version ? { from: { version } } : {};
  }

  /** Runs a command that changes the site, reports the progress, and prints the result. */
  async change<Result extends SiteChangeResult>(
    options: CommonReleaseOptions,
    work: (store: SiteStore, options: SiteChangeOptions) => Promise<Result>,
    describe: (result: Result) => { readonly text: string; readonly data?: object },
  ): Promise<void> {
    const { dryRun = false } = options;
    const how = { dryRun, progress: this.report, ...chooseReleaseGate(options.store) };
    const result = await work(await openSiteStore(options.store), how);
    const { text, data } = describe(result);
    this.answer({
      data: { ...formatSiteChangeAsJson(result, dryRun), ...data },
      text: formatSiteChangeAsText(text, result, dryRun),
    });
  }
}

/** Describes the result of a site change as data for `--json`. */
export function formatSiteChangeAsJson(
  { registry, changed, files }: SiteChangeResult,
  dryRun: boolean,
) {
  return {
    revision: registry.revision,
    changed,
    dryRun,
    documents: files ? { written: files.written, removed: files.removed } : null,
  };
}

/** Describes the result of a site change as text. */
export function formatSiteChangeAsText(
  what: string,
  { registry, changed, files }: SiteChangeResult,
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

/**
 * Creates a parser for a command-line option with a number.
 * @throws {InvalidArgumentError} when the text is not a number from `min` to `max`.
 */
export function createNumberOptionParser(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`The value must be a number from ${min} to ${max}.`);
  };
}

/** Runs the release gate of an S3 site in a child process, which cannot read the bucket's credentials. */
export function chooseReleaseGate(store: string): Pick<SiteChangeOptions, 'gate'> {
  return store.startsWith('s3://') ? { gate: runReleaseGateInChild } : {};
}
