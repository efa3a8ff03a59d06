import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

/** The repository's root folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** The prefix of a remote's (micro-frontend's) folder name, which ends with the remote's name. */
const remotePrefix = 'remote-';

/** The names of all remotes (micro-frontends) in this repository. */
export const remoteNames: readonly string[] = readdirSync(repositoryRoot)
  .filter((folder) => folder.startsWith(remotePrefix))
  .map((folder) => folder.slice(remotePrefix.length))
  .sort();

/** The folders of all apps by app name, with the host application first. */
export const appDirs: Readonly<Record<string, string>> = {
  host: path.join(repositoryRoot, 'host'),
  ...Object.fromEntries(remoteNames.map((name) => [name, appDir(name)])),
};

/** Returns the folder of an app. The folder may not exist yet. */
export function appDir(name: string): string {
  return path.join(repositoryRoot, name === 'host' ? name : remotePrefix + name);
}

const port = (standard: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a port number'),
      v.transform(Number),
      v.minValue(1, 'must be a port number'),
      v.maxValue(65535, 'must be a port number'),
    ),
    String(standard),
  );
const folder = (standard: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((dir) => path.resolve(repositoryRoot, dir)),
    ),
    standard,
  );

/** The environment variables of the local stack (site, backend and inbox). */
export const localStackSettingsSchema = v.object({
  SITE_PORT: port(3000),
  API_PORT: port(54321),
  INBOX_PORT: port(54324),
  SMTP_PORT: port(54325),
  /** The output folder of the published site. */
  SITE_DIR: folder('.site'),
  /** The folder with the local backend's data. */
  DATA_DIR: folder('.local/data'),
});

export type LocalStackSettings = v.InferOutput<typeof localStackSettingsSchema>;

/** Returns the data folder of `start --demo`, beside the data folder of `start`. */
export const getDemoDataFolder = (dataFolder: string): string => `${dataFolder}-demo`;

/**
 * Reads the ports and folders of the local stack from environment variables. @throws {CommandError} with each invalid
 * variable.
 */
export function readLocalStackSettings(env: NodeJS.ProcessEnv = process.env): LocalStackSettings {
  return parseEnvironmentVariables(localStackSettingsSchema, env);
}

/**
 * Validates environment variables.
 * @throws {CommandError} with each variable that does not match the schema.
 */
export function parseEnvironmentVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, env);
  if (result.success) return result.output;
  throw new CommandError(
    result.issues
      .map((issue) => `${v.getDotPath(issue)} ${issue.message}, but is "${issue.input}".`)
      .join('\n'),
  );
}
