import { localStackSettingsSchema, parseEnvironmentVariables } from '@torsa/node-lib/settings';
import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin such as http://localhost:3000'),
  v.transform((text) => new URL(text).origin),
);

const schema = v.object({
  ...v.pick(localStackSettingsSchema, ['API_PORT', 'INBOX_PORT', 'SMTP_PORT', 'DATA_DIR']).entries,
  /** `yes` adds the demo data of supabase/demo.sql to the local database. */
  DEMO: v.optional(v.picklist(['yes', 'no']), 'no'),
  /** The site's origin, without a trailing slash. */
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  /** Comma-separated additional origins that may call the API and be targets of email links. */
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').flatMap((item) => item.trim() || [])),
      v.array(origin),
    ),
    '',
  ),
});

/**
 * Reads the settings of the backend and the inbox from the environment.
 * @throws {CommandError} with the name of every invalid variable
 */
export function readBackendSettings(
  env: NodeJS.ProcessEnv = process.env,
): v.InferOutput<typeof schema> {
  return parseEnvironmentVariables(schema, env);
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return /^https?:$/.test(url?.protocol ?? '') && url?.origin === text.replace(/\/$/, '');
}
