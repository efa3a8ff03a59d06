import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { checkHostedSupabase } from './check-hosted.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { optionalKeys, requiredKeys } from './testing/project-config-keys.ts';

const everything = {
  SITE_URL: 'https://www.torsa.example',
  SMTP_HOST: 'smtp.example.net',
  SMTP_USER: 'torsa',
  SMTP_PASS: 'a-secret',
  SMTP_FROM: 'noreply@torsa.example',
};

/** Lists the keys of a table and its nested tables, such as `auth.email.otp_length`. */
const keysIn = (table: object, path: string): readonly string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysIn(value, `${path}.${key}`)
      : [`${path}.${key}`],
  );

test('config.toml has exactly the listed keys of the sections that the Supabase CLI pushes', async () => {
  const { api, auth, storage } = parse(await readFile(join(SUPABASE_DIR, 'config.toml'), 'utf8'));
  const ours = Object.entries({ api, auth, storage }).flatMap(([key, table]) =>
    keysIn(Object(table), key),
  );
  expect(
    requiredKeys.filter((key) => !ours.includes(key)),
    'missing',
  ).toEqual([]);
  const known = [...requiredKeys, ...optionalKeys];
  expect(
    ours.filter((key) => !known.includes(key)),
    'unknown',
  ).toEqual([]);
});

// With automatic confirmation of either kind, the auth server answers 422 to a sign-up with the address of an account.
test.each(['email', 'sms'])(
  'config.toml requires a confirmation of each new address by %s',
  async (kind) => {
    const { auth } = parse(await readFile(join(SUPABASE_DIR, 'config.toml'), 'utf8'));
    expect(auth).toHaveProperty(`${kind}.enable_confirmations`, true);
  },
);

test('the check of hosted settings passes if all environment variables are set', async () => {
  await expect(checkHostedSupabase(everything)).resolves.toEqual(Object.keys(everything).sort());
});

test('the check of hosted settings names each missing environment variable', async () => {
  const error = await checkHostedSupabase({
    ...everything,
    SMTP_PASS: '',
    SMTP_HOST: undefined,
  }).catch(String);
  expect(error).toContain('SMTP_HOST is not set (auth.email.smtp.host)');
  expect(error).toContain('SMTP_PASS is not set (auth.email.smtp.pass)');
  expect(error).not.toContain('SITE_URL');
});

test.each([
  ['SITE_URL', 'www.torsa.example', 'must be the origin'],
  ['SITE_URL', 'https://www.torsa.example/', 'must be the origin'],
  ['SITE_URL', 'http://localhost:3000', 'must be the origin'],
  ['SMTP_FROM', 'Torsa', 'must be an email address'],
])('%s is not "%s"', async (name, value, problem) => {
  await expect(checkHostedSupabase({ ...everything, [name]: value })).rejects.toThrow(
    `${name} ${problem}`,
  );
});

test('the check of hosted settings refuses text around env(…), which the CLI would send unchanged', async () => {
  const folder = await makeTempFolder();
  const toml = await readFile(join(SUPABASE_DIR, 'config.toml'), 'utf8');
  const change = toml.replace('_redirect_urls = []', '_redirect_urls = ["env(SITE_URL)/**"]');
  await writeFile(join(folder.path, 'config.toml'), change);
  await expect(checkHostedSupabase(everything, folder.path)).rejects.toThrow(
    'auth.additional_redirect_urls.0 has text around env(…)',
  );
  await folder.remove();
});
