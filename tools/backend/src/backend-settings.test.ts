import { CommandError } from '@torsa/node-lib/command-error';
import { expect, test } from 'vitest';
import { readBackendSettings } from './backend-settings.ts';

test('without environment variables, the backend settings have the project’s default values', () => {
  expect(readBackendSettings({})).toEqual({
    API_PORT: 54321,
    INBOX_PORT: 54324,
    SMTP_PORT: 54325,
    SITE_URL: 'http://localhost:3000',
    ALLOWED_ORIGINS: [],
    DEMO: 'no',
    DATA_DIR: expect.stringMatching(/\.local[/\\]data$/),
  });
});

test('environment variables replace the default backend settings', () => {
  const settings = readBackendSettings({
    API_PORT: '6001',
    SITE_URL: 'https://torsa.example/',
    ALLOWED_ORIGINS: 'http://localhost:4001, http://localhost:4002',
    DATA_DIR: '/data',
  });
  expect(settings).toMatchObject({
    API_PORT: 6001,
    SITE_URL: 'https://torsa.example',
    ALLOWED_ORIGINS: ['http://localhost:4001', 'http://localhost:4002'],
    DATA_DIR: '/data',
  });
});

test('the error for invalid backend settings names every invalid environment variable', () => {
  const read = () =>
    readBackendSettings({
      API_PORT: '80a',
      SMTP_PORT: '70000',
      SITE_URL: 'torsa',
      ALLOWED_ORIGINS: 'http://localhost:4001,ftp://localhost',
    });
  expect(read).toThrow(CommandError);
  expect(read).toThrow(
    /API_PORT .*"80a".*\n.*SMTP_PORT .*"70000".*\n.*SITE_URL .*"torsa".*\n.*ALLOWED_ORIGINS.* "ftp:/,
  );
});
