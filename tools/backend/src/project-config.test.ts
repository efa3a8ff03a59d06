import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedSupabase } from './embedded-app.ts';
import { readProjectConfig, SUPABASE_DIR } from './project-config.ts';
import { createMemoryDatabase } from './test-database.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
beforeEach(async () => {
  folder = await makeTempFolder();
});
afterEach(() => folder.remove());

async function configWith(change: (toml: string) => string): Promise<string> {
  const toml = await readFile(join(SUPABASE_DIR, 'config.toml'), 'utf8');
  await writeFile(join(folder.path, 'config.toml'), change(toml));
  return folder.path;
}

test("the embedded backend's config has absolute template paths and no keys that only hosted Supabase uses", async () => {
  const { auth } = await readProjectConfig();
  expect(auth).not.toHaveProperty('rate_limit');
  expect(auth).not.toHaveProperty('email.smtp');
  expect(auth).toHaveProperty('email.enable_confirmations', true);
  const { email } = auth as { email: { template: { confirmation: { content_path: string } } } };
  expect(isAbsolute(email.template.confirmation.content_path)).toBe(true);
});

test('the error for a syntax error in config.toml contains the line', async () => {
  const dir = await configWith((toml) => toml.replace('enabled = true', 'enabled = ture'));
  const error = await readProjectConfig(dir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect(String(error)).toMatch(/config\.toml is not valid TOML[\s\S]*enabled = ture/);
});

test('the error names a missing section of config.toml', async () => {
  const dir = await configWith(() => '[api]\nenabled = true\n');
  await expect(readProjectConfig(dir)).rejects.toThrow('has no section [auth]');
});

test('the error names the config.toml key whose value has a wrong type', async () => {
  const supabaseDir = await configWith((toml) =>
    toml.replace('jwt_expiry = 3600', 'jwt_expiry = "soon"'),
  );
  const opening = openEmbeddedSupabase({
    database: createMemoryDatabase(),
    jwtSecret: 'x'.repeat(32),
    mail: { smtpPort: 1, apiUrl: 'http://localhost:1', siteUrl: 'http://localhost:3000' },
    origins: new Set(),
    supabaseDir,
  });
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect(String(error)).toContain('auth.jwt_expiry');
});
