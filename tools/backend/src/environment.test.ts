import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { EnvironmentError } from './errors.ts';

test('without variables the contract of the project holds', () => {
  expect(readEnvironment({})).toMatchObject({
    apiPort: 54321,
    inboxPort: 54324,
    smtpPort: 54325,
    siteUrl: 'http://localhost:3000',
    allowedOrigins: [],
    dataDir: expect.stringMatching(/\.local[/\\]data$/),
  });
});

test('what is set is used', () => {
  const env = readEnvironment({
    API_PORT: '6001',
    SITE_URL: 'https://torsa.example/',
    ALLOWED_ORIGINS: 'http://localhost:4001, http://localhost:4002',
    DATA_DIR: '/data',
  });
  expect(env).toMatchObject({
    apiPort: 6001,
    siteUrl: 'https://torsa.example',
    allowedOrigins: ['http://localhost:4001', 'http://localhost:4002'],
    dataDir: '/data',
  });
});

test('every bad variable is named', () => {
  const read = () => readEnvironment({ API_PORT: '80a', SMTP_PORT: '70000', SITE_URL: 'torsa' });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(/API_PORT is "80a".*\n.*SMTP_PORT is "70000".*\n.*SITE_URL has "torsa"/);
});
