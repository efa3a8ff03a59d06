import { fileURLToPath } from 'node:url';
import { EnvironmentError } from './errors.ts';

export type LocalEnvironment = {
  apiPort: number;
  inboxPort: number;
  smtpPort: number;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Further origins that may call the API and be led back to. */
  allowedOrigins: string[];
  /** Absolute path; the database, the keys and the mails are kept in it. */
  dataDir: string;
};

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.local/data', import.meta.url));

/**
 * Reads API_PORT, INBOX_PORT, SMTP_PORT, SITE_URL, ALLOWED_ORIGINS (comma-separated) and DATA_DIR.
 * Throws an EnvironmentError that lists every bad variable, not just the first.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): LocalEnvironment {
  const problems: string[] = [];
  const port = (name: string, fallback: number): number => {
    const text = env[name] || String(fallback);
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= 1 && value <= 65535) return value;
    problems.push(`${name} is "${text}", but must be a port from 1 to 65535`);
    return fallback;
  };
  const origin = (name: string, text: string): string => {
    const url = parseUrl(text);
    if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) {
      return url.origin;
    }
    problems.push(`${name} has "${text}", but must be an origin such as http://localhost:3000`);
    return text;
  };
  const extra = (env.ALLOWED_ORIGINS ?? '').split(',').map((item) => item.trim());
  const result: LocalEnvironment = {
    apiPort: port('API_PORT', 54321),
    inboxPort: port('INBOX_PORT', 54324),
    smtpPort: port('SMTP_PORT', 54325),
    siteUrl: origin('SITE_URL', env.SITE_URL || 'http://localhost:3000'),
    allowedOrigins: extra.filter(Boolean).map((item) => origin('ALLOWED_ORIGINS', item)),
    dataDir: env.DATA_DIR || DEFAULT_DATA_DIR,
  };
  if (problems.length > 0) throw new EnvironmentError(`${problems.join('\n')}.`);
  return result;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
