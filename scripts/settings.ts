import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** The four apps by name, the host first. */
export const appDirs = {
  host: path.join(root, 'host'),
  marketing: path.join(root, 'remote-marketing'),
  auth: path.join(root, 'remote-auth'),
  dashboards: path.join(root, 'remote-dashboards'),
} as const;

export type AppName = keyof typeof appDirs;

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
      v.transform((dir) => path.resolve(root, dir)),
    ),
    standard,
  );

const settingsSchema = v.object({
  SITE_PORT: port(3000),
  API_PORT: port(54321),
  INBOX_PORT: port(54324),
  SMTP_PORT: port(54325),
  MARKETING_PORT: port(3101),
  AUTH_PORT: port(3102),
  DASHBOARDS_PORT: port(3103),
  /** Where the published site lives. */
  SITE_DIR: folder('.site'),
  /** Where the local backend keeps its data. */
  DATA_DIR: folder('.local/data'),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** Reads the ports and folders of the local stack from the environment. @throws {CommandError} naming each bad variable. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const result = v.safeParse(settingsSchema, env);
  if (result.success) return result.output;
  throw new CommandError(
    result.issues
      .map((issue) => `${v.getDotPath(issue)} ${issue.message}, but is "${issue.input}".`)
      .join('\n'),
  );
}
