import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ChangeOptions } from '../change/change-site.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** What the commands need to know of where they run. */
export interface ReleaseContext {
  /** Folders of the apps of this repository by name. */
  readonly appDirs: Readonly<Record<string, string>>;
  readonly defaultStore: string;
  /** Gets what a command answers; standard output unless told otherwise. */
  readonly print?: (text: string) => void;
  /** Gets progress and errors; standard error unless told otherwise. */
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

/** A command with the options that all of them have. */
export function releaseCommand(name: string, summary: string, { defaultStore }: ReleaseContext) {
  return new Command(name)
    .summary(summary)
    .description(summary)
    .addOption(
      new Option('--store <address>', 'a folder, or s3://bucket/prefix')
        .env('RELEASE_STORE')
        .default(defaultStore, '.site'),
    )
    .option('--json', 'answer in JSON on standard output')
    .option('--dry-run', 'check everything and change nothing');
}

export async function storeOf(options: CommonOptions): Promise<Store> {
  return openStore(options.store);
}

/** How a change is to be made, with progress told to people in words. */
export function changeOptions(
  { dryRun = false }: CommonOptions,
  { report = (text) => console.error(text) }: ReleaseContext,
): ChangeOptions {
  return { dryRun, progress: report };
}

/** The folder of an app: the one that was named, or the one in this repository. */
export function appDir(app: string, from: string | undefined, context: ReleaseContext): string {
  if (from) return path.resolve(from);
  const dir = Object.hasOwn(context.appDirs, app) ? context.appDirs[app] : undefined;
  if (dir) return dir;
  throw new InvalidArgumentError(
    `There is no app "${app}" here. There are: ${Object.keys(context.appDirs).join(', ')}. Or give --from <folder>.`,
  );
}

/** Reads a number of an option. @throws {InvalidArgumentError} when it is none, or outside. */
export function numberBetween(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}
