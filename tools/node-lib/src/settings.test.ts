import path from 'node:path';
import { expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { readLocalStackSettings, repositoryRoot } from './settings.ts';

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readLocalStackSettings(env);
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
  return '';
}

test("without environment variables, the local stack's settings have default values", () => {
  expect(readLocalStackSettings({})).toEqual({
    SITE_PORT: 3000,
    API_PORT: 54321,
    INBOX_PORT: 54324,
    SMTP_PORT: 54325,
    SITE_DIR: path.join(repositoryRoot, '.site'),
    DATA_DIR: path.join(repositoryRoot, '.local/data'),
  });
});

test("the local stack's settings use known environment variables and ignore unknown variables", () => {
  const settings = readLocalStackSettings({
    SITE_PORT: '8080',
    SITE_DIR: 'elsewhere',
    DATA_DIR: '/data',
    HOME: '/',
  });
  expect(settings).toMatchObject({
    SITE_PORT: 8080,
    SITE_DIR: path.join(repositoryRoot, 'elsewhere'),
    DATA_DIR: '/data',
  });
  expect(settings).not.toHaveProperty('HOME');
});

test.each(['', 'abc', '0', '65536', '-1', '3000.5', '0x10', ' 3000', '1e3'])(
  'the invalid port %j is reported with its variable',
  (value) => {
    expect(messageOf({ SITE_PORT: value })).toBe(
      `SITE_PORT must be a port number, but is "${value}".`,
    );
  },
);

test.each(['1', '65535'])('the port %s is accepted', (value) => {
  expect(messageOf({ SITE_PORT: value })).toBe('');
});

test('the settings error names every invalid environment variable', () => {
  expect(messageOf({ SITE_PORT: 'a', API_PORT: '54321', INBOX_PORT: 'b' }).split('\n')).toEqual([
    'SITE_PORT must be a port number, but is "a".',
    'INBOX_PORT must be a port number, but is "b".',
  ]);
});
