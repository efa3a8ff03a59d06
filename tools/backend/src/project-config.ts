import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from '@torsa/node-lib/command-error';
import { parse } from 'smol-toml';

export type TomlTable = Record<string, unknown>;

export const SUPABASE_DIR = fileURLToPath(new URL('../../../supabase/', import.meta.url));

/** Keys of config.toml that the embedded backend rejects or that only affect hosted Supabase. */
const HOSTED_ONLY = [
  'rate_limit',
  'captcha',
  'web3',
  'third_party',
  'oauth_server',
  'passkey',
  'webauthn',
  'email.smtp',
  'email.enabled',
  'email.require_current_password',
  'email.notification',
  'email.template.reauthentication',
  'mfa.web_authn',
  'sms.enabled',
  'sessions',
];

/**
 * Reads the `api` and `auth` sections of config.toml for the embedded backend, without unsupported keys and with
 * absolute template paths.
 * @throws {CommandError} with the position of a syntax error or with the missing section
 */
export async function readProjectConfig(
  supabaseDir = SUPABASE_DIR,
): Promise<{ api: TomlTable; auth: TomlTable }> {
  const config = await readToml(supabaseDir);
  const api = section(config, 'api', supabaseDir);
  const auth = section(config, 'auth', supabaseDir);
  for (const key of HOSTED_ONLY) removeKey(auth, key.split('.'));
  resolveTemplates(auth, supabaseDir);
  return { api, auth };
}

const pathOf = (supabaseDir: string): string => resolve(supabaseDir, 'config.toml');

/**
 * Reads and parses config.toml.
 * @throws {CommandError} with the position of a syntax error
 */
export async function readToml(supabaseDir: string): Promise<TomlTable> {
  const path = pathOf(supabaseDir);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`${path} cannot be read. Restore it from version control.`, { cause });
  });
  try {
    return parse(text);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`${path} is not valid TOML. Correct the line. ${detail}`, { cause });
  }
}

function section(config: TomlTable, key: string, supabaseDir: string): TomlTable {
  const value = config[key];
  if (isTable(value)) return value;
  throw new CommandError(`${pathOf(supabaseDir)} has no section [${key}]. Add the section.`);
}

/** Removes the value at a key path from a nested table. A missing path is no error. */
function removeKey(table: TomlTable, keys: readonly string[]): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (rest.length === 0) delete table[key];
  else if (isTable(table[key])) removeKey(table[key], rest);
}

// Resolves `content_path` relative to the parent folder of supabase/, as the Supabase CLI does.
function resolveTemplates(auth: TomlTable, supabaseDir: string): void {
  const templates = isTable(auth.email) ? auth.email.template : undefined;
  if (!isTable(templates)) return;
  for (const template of Object.values(templates)) {
    if (!isTable(template) || typeof template.content_path !== 'string') continue;
    template.content_path = resolve(supabaseDir, '..', template.content_path);
  }
}

function isTable(value: unknown): value is TomlTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
