import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import * as v from 'valibot';
import { readToml, SUPABASE_DIR } from './project-config.ts';

interface Value {
  /** The path of the setting in config.toml, such as auth.email.smtp.host. */
  readonly key: string;
  readonly text: string;
}

const ENV = /^env\((\w+)\)$/;

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');
const isAddress = (text: string): boolean => v.is(v.pipe(v.string(), v.email()), text);

/** The required formats of some environment variables. All others must only be non-empty. */
const forms = new Map([
  [
    'SITE_URL',
    { fits: isOrigin, says: 'must be the origin of the site, such as https://www.torsa.example' },
  ],
  ['SMTP_FROM', { fits: isAddress, says: 'must be an email address' }],
]);

/**
 * Checks that each environment variable in config.toml is set and each email template exists, because `supabase config
 * push` does not check this.
 * @returns the variable names in alphabetical order
 * @throws {CommandError} with each missing or invalid value
 */
export async function checkHostedSupabase(
  env: NodeJS.ProcessEnv,
  supabaseDir = SUPABASE_DIR,
): Promise<readonly string[]> {
  const values = valuesIn(await readToml(supabaseDir));
  const found = await Promise.all(values.map((value) => problemWith(value, env, supabaseDir)));
  const problems = found.filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new CommandError(
      [
        'supabase/config.toml cannot be pushed yet. Correct these values, then check again:',
        ...problems,
      ].join('\n- '),
    );
  }
  return [...new Set(values.flatMap(({ text }) => ENV.exec(text)?.[1] ?? []))].sort();
}

async function problemWith(
  { key, text }: Value,
  env: NodeJS.ProcessEnv,
  supabaseDir: string,
): Promise<string | undefined> {
  const name = ENV.exec(text)?.[1];
  if (name !== undefined) return problemWithVariable(name, env[name], key);
  if (text.includes('env('))
    return `${key} has text around env(…), which the CLI would send unchanged. Put the whole value into the variable.`;
  if (!key.endsWith('.content_path')) return undefined;
  const there = access(resolve(join(supabaseDir, '..'), text));
  return there
    .then(() => undefined)
    .catch(() => `The template ${text} is missing (${key}). Restore the file.`);
}

function problemWithVariable(
  name: string,
  value: string | undefined,
  key: string,
): string | undefined {
  if (value === undefined || value.trim() === '')
    return `${name} is not set (${key}). Set this environment variable.`;
  const form = forms.get(name);
  return form && !form.fits(value)
    ? `${name} ${form.says}, but is "${value}" (${key}).`
    : undefined;
}

function valuesIn(value: unknown, path: readonly string[] = []): readonly Value[] {
  if (typeof value === 'string') return [{ key: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, [...path, key]));
}
